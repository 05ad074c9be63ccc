/** Starts PostgreSQL servers for tests and measurements. Nothing has to be installed. */

import pg from 'pg'
import { type RunningCluster, createCluster, runCluster } from './postgres/cluster.ts'

export type Postgres = Pick<RunningCluster, 'freeze' | 'thaw'> & {
  /** The address of a database of the server, `postgres://…`. */
  url: string
  /** Makes an empty database, or a copy of another one, and returns its address. */
  createDatabase: (name: string, template?: string) => Promise<string>
  /** Stops the server and removes its data. */
  stop: () => Promise<void>
}

/** Starts a server with an empty database. */
export async function startPostgres(changes: Record<string, string> = {}): Promise<Postgres> {
  const running = await runCluster(await createCluster(), changes)
  return {
    url: running.urlOf('postgres'),
    freeze: running.freeze,
    thaw: running.thaw,
    async createDatabase(name, template = 'template1') {
      await query(running, `create database "${name}" template "${template}"`)
      return running.urlOf(name)
    },
    stop: running.stop,
  }
}

/** Runs a statement in the database `postgres` of a server and returns its rows. */
export async function query({ urlOf }: Pick<RunningCluster, 'urlOf'>, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}
