/** The two ways to PostgreSQL. Both hand over times as the store port has them: ISO strings in UTC. */
import { PGlite, types } from '@electric-sql/pglite'
import pg from 'pg'

/** A time as PostgreSQL writes it: '2026-11-20 18:30:00.123+09'. */
const parseTimestamp = (text: string) => new Date(text).toISOString()

/**
 * PostgreSQL keeps this much of its files in memory. Of its own 128 MB, which are allocated at once, most stays unused: the site
 * searches jobs in an index of its own.
 */
const BUFFERS = '32MB'

/** PostgreSQL inside this process; without a folder its data lives in memory. */
export function openPGlite(folder = 'memory://'): Promise<PGlite> {
  return PGlite.create(folder, {
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    parsers: { [types.TIMESTAMPTZ]: parseTimestamp },
  })
}

/**
 * Time limits in ms. A request that meets a database that hangs waits for a connection and then for one query, and is answered after
 * seven seconds at most. The server's own limit is the shorter one, so that it stops working on what nobody waits for.
 */
const usual = {
  connection: 3_000,
  query: 4_000,
  statement: 3_500,
  // Behind a proxy of connections an abandoned transaction would hold its locks for ever.
  idleTransaction: 10_000,
}

export type Limits = { connection: number } & Partial<typeof usual>

/** The limits before requests come: a migration may take longer than a request may wait. */
export const startLimits: Limits = { connection: 10_000 }

/** Connections to a PostgreSQL server. */
export function createPool(connectionString: string, limits: Limits = usual): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.query,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
          ? parseTimestamp
          : pg.types.getTypeParser(type, format),
    },
  })
  // Without a listener a lost connection, which the pool replaces, would end the process. The pool itself listens to idle connections
  // only and reports their errors by its own event.
  pool.on('error', (error) => console.error('A connection to the database was lost:', error.message))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
