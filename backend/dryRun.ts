import type { Store } from './ports/store.ts'

class RolledBack extends Error {}

/** Does work in a transaction, rolls it back, and returns the result of the work. */
export async function dryRun<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  const results: T[] = []
  try {
    await store.transaction(async (inner) => {
      results.push(await work(inner))
      throw new RolledBack('The work was tried only')
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  const result = results.pop()
  if (result === undefined) throw new Error('The work of a dry run has no result')
  return result
}
