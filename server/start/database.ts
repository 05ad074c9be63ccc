import pg from 'pg'
import { configError } from './problems.ts'

/** The time limit for a connection to the database, in ms. */
const PATIENCE = 5_000

/** Throws within `patience` ms, with the reason, if the PostgreSQL server cannot be used. */
export async function checkDatabase(url: string, patience = PATIENCE): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  // The same failure rejects `connect`; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw configError({ DATABASE_URL: url }, [
      { name: 'DATABASE_URL', message: `the database cannot be used (${reasonOf(error, patience)})` },
    ])
  }
  await client.end()
}

function reasonOf(error: unknown, patience: number): string {
  // A host with several addresses has one error for each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const message = first instanceof Error ? first.message : String(first)
  return message.includes('timeout') ? `no answer within ${patience / 1000} s` : message
}
