import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { isUnanswered, saysUnavailable, sqlState, unavailable } from './unavailable.ts'

/** Calls that may wait for a connection; a page makes up to ten. More would only wait to be refused. */
const MOST_WAITING = 200

/**
 * The time in ms that new calls fail at once after a failed connection or a query without a reply. Otherwise queued requests would wait for
 * a hanging database one after the other.
 */
const PAUSE = 1_000

/** The SQLSTATE of a write to a standby. */
const READ_ONLY = '25006'

/**
 * Wraps the pools of a database for Kysely, one for each host. Rejects with `Unavailable` if the database is unreachable or too slow. A
 * connection that still waits for a reply is closed instead of released: pg would let the next query wait behind it.
 */
export function guardPools(pools: pg.Pool[]): PostgresPool {
  let failure = { error: new Unavailable(''), until: 0 }
  /** The place of the host that accepted the last connection. */
  let current = 0
  const poolAt = (place: number) => pools[place % pools.length]

  function failed(error: Unavailable): void {
    failure = { error, until: performance.now() + PAUSE }
  }

  /** Connects to the first host that accepts, beginning with the current one. */
  async function connectToAny(): Promise<{ client: pg.PoolClient; place: number }> {
    const from = current
    const reasons: unknown[] = []
    for (let place = from; place < from + pools.length; place++) {
      try {
        const client = await poolAt(place)?.connect()
        if (client) return { client, place: (current = place % pools.length) }
      } catch (error) {
        reasons.push(error)
      }
    }
    failed(unavailable(reasons.length === 1 ? reasons[0] : new AggregateError(reasons)))
    throw failure.error
  }

  return {
    options: pools[0]?.options ?? {},
    end: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
    async connect() {
      if (performance.now() < failure.until) throw failure.error
      if ((poolAt(current)?.waitingCount ?? 0) >= MOST_WAITING) {
        throw new Unavailable('The database is not available: too many calls wait for a connection')
      }
      const { client, place } = await connectToAny()
      return guardClient(client, (error) => {
        // After a failover the next host is the primary.
        if (current === place) current = (place + 1) % pools.length
        if (isUnanswered(error.cause)) failed(error)
      })
    },
  }
}

/** `lost` is called for a query without a reply, or with the reply that the server only reads. */
function guardClient(client: pg.PoolClient, lost: (error: Unavailable) => void): PostgresPoolClient {
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
      if (isUnanswered(error) || sqlState(error) === READ_ONLY) lost(broken)
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
