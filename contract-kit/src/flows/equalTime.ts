/** Equal times for known and unknown addresses: otherwise the time of an answer shows who has an account. */

import type { Exchange } from '../http/exchange.ts'
import type { Kit } from '../run/kit.ts'

type Times = { known: number; unknown: number }

/** How much longer one of two answers may take. */
const SLOWER = 3

const NOISE = 40

/** Wrong passwords count as failures, and an address has five. */
const ATTEMPTS = 3

const isSlower = (slow: number, fast: number) => slow > fast * SLOWER + NOISE

/** Whether every pair differs in the same direction: a leak has one, pauses of a busy computer have both. */
export const differAlike = (times: Times[]): boolean =>
  times.every(({ known, unknown }) => isSlower(known, unknown)) ||
  times.every(({ known, unknown }) => isSlower(unknown, known))

/** Suspicious times are measured again, so that a pause of the computer is no finding. */
export async function expectEqualTime(
  kit: Kit,
  known: Exchange,
  measure: (isKnown: boolean) => Promise<Exchange>,
): Promise<void> {
  const times: Times[] = []
  let last = known
  while (times.length < ATTEMPTS) {
    const [one, other] = [await measure(true), await measure(false)]
    if (one.status === 429 || other.status === 429) return
    times.push({ known: one.duration, unknown: other.duration })
    if (!differAlike(times)) return void kit.expect('equal-time', known, true, { expected: 'the same time' })
    last = one
  }
  kit.expect('equal-time', last, false, {
    expected: 'the time of an unknown address',
    seen: times.map(wordsOf).join(', '),
  })
}

const wordsOf = ({ known, unknown }: Times) =>
  `${Math.round(known)} ms against ${Math.round(unknown)} ms for an unknown one`
