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

/** Connections to a PostgreSQL server. */
export function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
          ? parseTimestamp
          : pg.types.getTypeParser(type, format),
    },
  })
  // Without a listener the loss of an idle connection, which the pool replaces, would end the process.
  pool.on('error', (error) => console.error('A connection to the database was lost:', error.message))
  return pool
}
