/** Times, and the judgement of answers before and after an end, for the checks that move the clock of the adapter. */

import { type Exchange, isProblem } from '../http/exchange.ts'
import type { Kit } from '../run/kit.ts'
import { MINUTE } from '../times.ts'

/** This time before an end everything is still alive, and after it dead. */
export const EDGE = 2 * MINUTE

/** Moves the clock of the target. */
export type Advance = (time: number) => Promise<void> | void

/** An answer that a limit refuses is not judged. */
export function expectLife(kit: Kit, exchange: Exchange, isFine: boolean, expected: string): void {
  if (exchange.status !== 429) kit.expect('lifetime', exchange, isFine, { expected })
}

/** The answer for a link that is older than a day. */
export function expectSpent(kit: Kit, exchange: Exchange): void {
  const isSpent = isProblem(exchange, 'link-spent')
  expectLife(kit, exchange, isSpent, '422 /problems/link-spent later than 24 hours')
}
