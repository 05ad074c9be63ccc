/** `npm start`: builds what is not built yet, then starts the site. */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSite, keepUsed } from './build.ts'

const folder = await buildSite()
keepUsed(folder)
process.env.NODE_ENV = 'production'
await import(pathToFileURL(resolve(join(folder, 'server/main.js'))).href)
