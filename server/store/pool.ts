import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { isUnanswered, saysUnavailable, unavailable } from './unavailable.ts'

/** Calls that may wait for a connection; a page makes up to ten. More would only wait to be refused. */
const MOST_WAITING = 200

/**
 * The time in ms that new calls fail at once after a failed connection or a query without a reply. Otherwise queued requests would wait for
 * a hanging database one after the other.
 */
const PAUSE = 1_000

/**
 * Wraps a pool for Kysely. Rejects with `Unavailable` if the database is unreachable or too slow. A connection that still waits for a reply
 * is closed instead of released: pg would let the next query wait behind it.
 */
export function guardPool(pool: pg.Pool): PostgresPool {
  let failure = { error: new Unavailable(''), until: 0 }

  function failed(error: Unavailable): void {
    failure = { error, until: performance.now() + PAUSE }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (performance.now() < failure.until) throw failure.error
      if (pool.waitingCount >= MOST_WAITING) {
        throw new Unavailable('The database is not available: too many calls wait for a connection')
      }
      const client = await pool.connect().catch((error: unknown) => {
        failed(unavailable(error))
        throw failure.error
      })
      return guardClient(client, failed)
    },
  }
}

/** `unanswered` is called for a query without a reply. The database may also reply that it is not available. */
function guardClient(client: pg.PoolClient, unanswered: (error: Unavailable) => void): PostgresPoolClient {
  let broken: Unavailable | null = null

  async function run<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // A roll-back must not wait for a database that has just failed to reply.
    if (broken) throw broken
    try {
      const { command, rowCount, rows } = await client.query(sql, [...parameters])
      return { command: commandOf(command), rowCount: rowCount ?? 0, rows }
    } catch (error) {
      if (!isUnanswered(error) && !saysUnavailable(error)) throw error
      broken = unavailable(error)
      if (isUnanswered(error)) unanswered(broken)
      throw broken
    }
  }

  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('The pool has no cursors')
    return run<Row>(sql, parameters)
  }

  return { query, release: (destroy) => client.release(destroy || broken !== null) }
}

/** The commands that Kysely distinguishes; it treats all others alike. */
const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const

const commandOf = (name: string) => commands.find((each) => each === name) ?? 'SELECT'
