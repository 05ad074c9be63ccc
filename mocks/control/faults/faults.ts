import { createChance } from '#content/random.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Fault, FaultEffect, FaultUse } from '../generated/client.ts'
import { declares } from './declared.ts'

type Decision = Exclude<FaultEffect, { kind: 'delay' }>

/** The faults of a call. */
export type CallFaults = {
  /** The sum of the delays, in ms. */
  delay: number
  /** The effect that replaces or breaks the response, or null. */
  decision: Decision | null
  /** The effect for the log: the decision, otherwise the first delay. */
  noted: FaultEffect | null
}

type Use = { hits: number; calls: number }
type Used = Use & { fault: Fault }

/** Creates the list of faults. `seed` returns the seed of their probabilities. */
export function createFaults(seed: () => number) {
  let all: Used[] = []

  /** Counts the call. Whether a fault happens depends on the seed, its place in the list and the number of its calls alone. */
  function happens(used: Used, index: number): boolean {
    if (isUsedUp(used)) return false
    used.calls++
    if (!happensTo({ seed: seed(), index, call: used.calls }, used.fault.probability)) return false
    used.hits++
    return true
  }

  return {
    list: (): FaultUse[] =>
      all.map((used) => ({ fault: used.fault, hits: used.hits, isUsedUp: isUsedUp(used) })),
    get: (): Fault[] => all.map(({ fault }) => fault),
    /** Replaces all faults. Their counts start at zero, unless saved ones are given. */
    set(faults: Fault[], uses: Use[] = []) {
      all = faults.map((fault, index) => ({ fault, ...(uses[index] ?? { hits: 0, calls: 0 }) }))
    },
    /** The counts in the order of the list. */
    uses: (): Use[] => all.map(({ hits, calls }) => ({ hits, calls })),
    /** Chooses the faults of a call, and counts them as used. Null is a call that no operation answers. */
    take(operation: OperationId | null): CallFaults {
      let [delay, decision, noted]: [number, Decision | null, FaultEffect | null] = [0, null, null]
      for (const [index, used] of all.entries()) {
        const { effect } = used.fault
        const isDecided = decision !== null && effect.kind !== 'delay'
        if (isDecided || !concerns(used.fault, operation) || !happens(used, index)) continue
        if (effect.kind === 'delay') delay += effect.delay
        else decision = effect
        noted = decision ?? noted ?? effect
      }
      return { delay, decision, noted }
    },
  }
}

const isUsedUp = ({ fault, hits }: Used) => fault.times !== null && hits >= fault.times

/** A status set for every operation affects only operations that declare it. */
function concerns({ operation, effect }: Fault, called: OperationId | null): boolean {
  if (operation !== '*') return operation === called
  return effect.kind !== 'status' || (called !== null && declares(called, effect))
}

/** Returns whether a fault happens to a call. The same three numbers always give the same result. */
function happensTo(
  { seed, index, call }: { seed: number; index: number; call: number },
  probability: number,
): boolean {
  // Odd factors separate neighbouring numbers before the generator mixes them.
  const mixed = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b) ^ Math.imul(call, 0xc2b2ae35)
  return createChance(mixed).is(probability)
}
