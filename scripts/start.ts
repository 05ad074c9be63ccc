/** `npm start`: builds the site unless a current build exists, then serves it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFolder, keepUsed } from './build/folder.ts'
import { runToEnd } from './start/runToEnd.ts'

const folder = buildFolder()
// A separate process builds, because the server would keep the memory of the tools.
if (!existsSync(folder)) await runToEnd('scripts/start/prepare.ts', folder)
keepUsed(folder)
process.env.NODE_ENV = 'production'
await import(pathToFileURL(resolve(join(folder, 'server/main.js'))).href)
