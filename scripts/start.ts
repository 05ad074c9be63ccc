/** `npm start`: builds the site unless a current build exists, then serves it. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFolder, keepUsed } from './build/folder.ts'

/**
 * Settings of V8 for a small memory of the server (decision 44); a process must start with them. Spaces for young objects have 8 MB instead
 * of 16. The heap is collected when it has grown by half: by default it may grow to four times its size first.
 */
const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50']

/**
 * Settings of glibc's `malloc`. By default it raises its threshold after the first large block, so that later bodies and responses break
 * up its heap, which then stays at its largest size. Most pieces of a body have 64 KB. A threshold of 16 KB made the start 0.3 s slower
 * and saved no memory.
 */
const memoryVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs a program in a child process. Exits if it fails. Forwards SIGINT and SIGTERM to it and then exits. */
async function runToEnd(...parameters: string[]): Promise<void> {
  const program = spawn(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
  let received: (typeof SIGNALS)[number] | null = null
  const pass = (signal: (typeof SIGNALS)[number]) => {
    received = signal
    program.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const [code]: (number | null)[] = await once(program, 'exit')
  for (const signal of SIGNALS) process.off(signal, pass)
  if (received !== null) process.exit(128 + constants.signals[received])
  if (code !== 0) process.exit(code ?? 1)
}

if (process.argv.length > 2) {
  console.error('npm start has no options, but variables: PORT=8080 npm start. README lists them.')
  process.exit(1)
}
const folder = buildFolder()
// A separate process builds, because the memory of the tools would stay allocated in the server.
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
