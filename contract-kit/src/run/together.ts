/** Two calls at the same moment: only one may have the effect. */

import type { Exchange } from '../http/exchange.ts'
import { isSame } from '../json.ts'
import type { Rule } from '../rules.ts'
import { type Kit, describe } from './kit.ts'

/** Expects one answer of each status, in any order. At a limit nothing is judged. */
export function expectOnce(kit: Kit, rule: Rule, both: [Exchange, Exchange], wanted: [number, number]): void {
  const [one, other] = both.toSorted((a, b) => a.status - b.status)
  if (!one || !other || other.status === 429) return
  kit.expect(rule, other, isSame([one.status, other.status], wanted), {
    expected: `${wanted[0]} to one of two calls at the same moment, and ${wanted[1]} to the other`,
    seen: `${describe(one)}, and ${describe(other)}`,
  })
}
