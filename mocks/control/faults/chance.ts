import { createChance } from '#content/random.ts'

/** Returns whether a fault happens to a call. The same three numbers always give the same answer. */
export function happensTo(
  { seed, index, call }: { seed: number; index: number; call: number },
  probability: number,
): boolean {
  // Odd factors keep neighbouring numbers apart before the generator mixes them.
  const mixed = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b) ^ Math.imul(call, 0xc2b2ae35)
  return createChance(mixed).is(probability)
}
