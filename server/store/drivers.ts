/** The two ways to PostgreSQL. Both hand over values as the store port has them: times as ISO strings in UTC, bytes as `Uint8Array`. */
import { PGlite, types } from '@electric-sql/pglite'
import pg from 'pg'
import { type DatabaseOptions, usualOptions } from './options.ts'
import { hostsOf } from './hosts.ts'

/** A time as PostgreSQL writes it: '2026-11-20 18:30:00.123+09'. */
const parseTimestamp = (text: string) => new Date(text).toISOString()

/** Bytes as PostgreSQL writes them: '\\x00ff'. PGlite's own conversion takes 170 ms for 500 KB, this one 5 ms. */
const parseBytes = (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

/**
 * The size of PostgreSQL's file cache in memory. Most of its default of 128 MB, allocated at once, would stay unused: the site searches
 * jobs in its own index.
 */
const BUFFERS = '32MB'

/**
 * The space for the log of changes after a checkpoint. PGlite has no process that makes checkpoints, so that without ours the log would
 * grow until the next start: 865 MB after 1,600 files of 500 KB.
 */
const LOG = '64MB'
const CHECKPOINT_EVERY = 10 * 60 * 1000

/** PostgreSQL inside this process; without a folder its data lives in memory. A new database has the data of the dump, if one is given. */
export async function openPGlite(folder = 'memory://', loadDataDir?: Blob): Promise<PGlite> {
  const parameters = [`shared_buffers=${BUFFERS}`, `max_wal_size=${LOG}`, `min_wal_size=${LOG}`]
  const pglite = await PGlite.create(folder, {
    loadDataDir,
    startParams: [...PGlite.defaultStartParams, ...parameters.flatMap((parameter) => ['-c', parameter])],
    parsers: { [types.TIMESTAMPTZ]: parseTimestamp, [types.BYTEA]: parseBytes },
    // PGlite sends bytes as they are if a serializer leaves them so: 3 ms for 500 KB, instead of 250 ms as text.
    serializers: { [types.BYTEA]: (bytes) => bytes },
  })
  const timer = setInterval(() => {
    if (pglite.closed) clearInterval(timer)
    else pglite.exec('checkpoint').catch(console.error)
  }, CHECKPOINT_EVERY)
  timer.unref()
  return pglite
}

/**
 * Time limits in ms. If the database hangs, a request waits for a connection and then for one query, and is answered after seven seconds at
 * most. The limit in the database is shorter, so that it cancels queries before their callers give up.
 */
export type Limits = {
  connection: number
  query?: number
  statement?: number
  lock?: number
  idleTransaction?: number
}

const CONNECTION = 3_000
/** The time until the reply must arrive, after the limit of a statement. */
const REPLY = 500
/** Behind a proxy of connections an abandoned transaction would hold its locks for ever. */
const IDLE_TRANSACTION = 10_000

const limitsOf = ({ statement, lock }: DatabaseOptions): Limits => ({
  connection: CONNECTION,
  query: statement + REPLY,
  statement,
  lock,
  idleTransaction: IDLE_TRANSACTION,
})

/** The limits before the first request: a migration may take longer than a request may wait. */
export const startLimits: Limits = { connection: 10_000 }

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, parseTimestamp],
  [pg.types.builtins.BYTEA, parseBytes],
])

/** Connections to a database, a pool for each of its hosts. */
export function createPools(
  address: string,
  options: DatabaseOptions = usualOptions,
  limits: Limits = limitsOf(options),
): pg.Pool[] {
  const hosts = hostsOf(address)
  const connection = Math.ceil(limits.connection / hosts.length)
  return hosts.map((host) =>
    createPool(host, {
      max: options.connections,
      connectionTimeoutMillis: connection,
      query_timeout: limits.query,
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleTransaction,
      ...(hosts.length > 1 && { verify: refuseStandby }),
    }),
  )
}

function createPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionString,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        (format !== 'binary' && parsers.get(type)) || pg.types.getTypeParser(type, format),
    },
  })
  // Without a listener a lost connection, which the pool replaces, would end the process. The pool itself listens to idle connections
  // only and reports their errors by its own event.
  pool.on('error', (error) => console.error('A connection to the database was lost:', error.message))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Passes an error if a server only reads, as a standby does. */
function refuseStandby(client: pg.ClientBase, done: (error?: Error) => void): void {
  client.query('show transaction_read_only', (error, result) =>
    // The types say that there is always an error.
    done(
      error ??
        (result.rows[0]?.transaction_read_only === 'on' ? new Error('The server is a standby') : undefined),
    ),
  )
}
