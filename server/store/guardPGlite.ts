import type { PGlite, Transaction } from '@electric-sql/pglite'
import { saysUnavailable, unavailable } from './unavailable.ts'

/** The part of PGlite that Kysely uses. */
type GuardedPGlite = Pick<PGlite, 'query' | 'transaction' | 'close' | 'closed' | 'ready' | 'waitReady'>

/** PGlite that rejects with `Unavailable` where its folder cannot be written to, as on a full disk. */
export function guardPGlite(pglite: PGlite): GuardedPGlite {
  return {
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: (...query) => guard(pglite.query(...query)),
    transaction: (work) => guard(pglite.transaction((transaction) => work(guardTransaction(transaction)))),
  }
}

function guardTransaction(transaction: Transaction): Transaction {
  return { ...transaction, query: (...query) => guard(transaction.query(...query)) }
}

async function guard<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw saysUnavailable(error) ? unavailable(error) : error
  }
}
