/** `npm run admin`: the command line of the staff, from the current build if there is one, otherwise from the sources. */

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFolder } from './build/folder.ts'

const built = resolve(join(buildFolder(), 'server/admin.js'))
await import(existsSync(built) ? pathToFileURL(built).href : '../admin/main.ts')
