import pg from 'pg'
import { hostsOf } from '../store/hosts.ts'
import { configError } from './problems.ts'

/** The time limit for a connection to the database, in ms. */
const PATIENCE = 5_000

/** Throws within `patience` ms, with the reason, if no host of the PostgreSQL database can be used. */
export async function checkDatabase(url: string, patience = PATIENCE): Promise<void> {
  const attempts = await Promise.allSettled(hostsOf(url).map((host) => connectOnce(host, patience)))
  const [first] = attempts
  if (first?.status !== 'rejected' || attempts.some(({ status }) => status === 'fulfilled')) return
  throw configError({ DATABASE_URL: url }, [
    { name: 'DATABASE_URL', message: `the database cannot be used (${reasonOf(first.reason, patience)})` },
  ])
}

async function connectOnce(connectionString: string, patience: number): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience })
  // The same failure rejects `connect`; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  await client.end()
}

function reasonOf(error: unknown, patience: number): string {
  // A host with several addresses has one error for each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const message = first instanceof Error ? first.message : String(first)
  return message.includes('timeout') ? `no answer within ${patience / 1000} s` : message
}
