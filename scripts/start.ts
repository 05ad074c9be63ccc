/** `npm start`: builds the site unless a current build exists, then serves it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFolder, keepUsed } from './build/folder.ts'
import { memoryFlags, memoryVariables } from './start/memory.ts'
import { runToEnd } from './start/runToEnd.ts'

const folder = buildFolder()
// A separate process builds, because the server would keep the memory of the tools.
if (!existsSync(folder)) await runToEnd('scripts/start/prepare.ts', folder)
keepUsed(folder)
process.env.NODE_ENV = 'production'
const server = resolve(join(folder, 'server/main.js'))
// The server replaces this program in its process, so that signals reach it. Windows cannot do that.
if (process.execve && process.platform !== 'win32') {
  const parameters = [process.execPath, ...memoryFlags, ...process.execArgv, server]
  process.execve(process.execPath, parameters, { ...memoryVariables, ...process.env })
}
await import(pathToFileURL(server).href)
