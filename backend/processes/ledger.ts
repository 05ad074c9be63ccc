/** The ledger of consent (product-decisions §15): a record of each event between the name of the employer and the documents with it. */

import type { LedgerEntry } from '../ports/processes.ts'

/** The maximum number of entries: the contract's `ledger` has 100 items. */
const MOST_ENTRIES = 100

/** Returns the ledger with a new entry, without the oldest ones above the limit. */
export const withEntry = (ledger: LedgerEntry[], entry: LedgerEntry): LedgerEntry[] =>
  [...ledger, entry].slice(-MOST_ENTRIES)
