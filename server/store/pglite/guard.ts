import { saysUnavailable, unavailable } from '../unavailable.ts'
import type { KyselyPGlite, KyselyTransaction } from './types.ts'

/** PGlite that rejects with `Unavailable` where its folder cannot be written to, as on a full disk. */
export function guardPGlite(pglite: KyselyPGlite): KyselyPGlite {
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

function guardTransaction(transaction: KyselyTransaction): KyselyTransaction {
  return { ...transaction, query: (...query) => guard(transaction.query(...query)) }
}

async function guard<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw saysUnavailable(error) ? unavailable(error) : error
  }
}
