/** `npm start`: builds what is not built yet, then starts the site. */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSite } from './build.ts'

const folder = await buildSite()
process.env.NODE_ENV = 'production'
await import(pathToFileURL(resolve(join(folder, 'server/main.js'))).href)
