/** Puts two servers under load in turns. */

import { percentile } from './figures.ts'
import { answersOf } from './loadClient.ts'

/** Requests per second, and the p97.5 of their times in ms. */
export type Load = { perSecond: number; p97: number }

/** The headers of each request. */
export const headers = { 'Accept-Language': 'ja', 'Accept-Encoding': 'br' }

const CONNECTIONS = 10
const WARM_UP = 1
/** Seconds of each of the rounds. */
const ROUND = 3
const ROUNDS = 3

/** Puts both addresses under load in turns, and returns the best round of each. Throws on an answer other than 200. */
export async function compareLoad(ours: string, bare: string): Promise<{ ours: Load; bare: Load }> {
  for (const url of [ours, bare]) await round(url, WARM_UP)
  const best = { ours: await round(ours, ROUND), bare: await round(bare, ROUND) }
  for (let more = 1; more < ROUNDS; more++) {
    best.ours = better(best.ours, await round(ours, ROUND))
    best.bare = better(best.bare, await round(bare, ROUND))
  }
  return best
}

const better = (one: Load, other: Load): Load => (other.perSecond > one.perSecond ? other : one)

async function round(url: string, seconds: number): Promise<Load> {
  const times = await answersOf(url, { headers, connections: CONNECTIONS, seconds })
  return { perSecond: times.length / seconds, p97: percentile(times, 0.975) }
}
