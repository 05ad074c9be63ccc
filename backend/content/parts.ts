/** Long work on content, in parts. */

import type { Env } from '../ports/env.ts'

/** Does work on some things at a time, and returns its results. Requests go first between two parts. */
export async function inParts<Thing, Result>(
  { giveWay }: Pick<Env, 'giveWay'>,
  things: Thing[],
  size: number,
  work: (part: Thing[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let first = 0; first < things.length; first += size) {
    if (first > 0) await giveWay()
    results.push(await work(things.slice(first, first + size)))
  }
  return results
}
