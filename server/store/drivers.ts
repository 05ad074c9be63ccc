/** Connections to a PostgreSQL server. */

import pg from 'pg'
import { hostsOf } from './hosts.ts'
import { type DatabaseOptions, usualOptions } from './options.ts'
import { parseBytes, parseTimestamp } from './parsers.ts'

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
