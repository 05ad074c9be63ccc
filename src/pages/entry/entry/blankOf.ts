import { blankEntry } from '#domain/forms/entry.ts'
import type { Answers } from '#src/forms/flow/flowState.ts'

/** The blank form of a step, from the fields of its schema. */
export function blankOf({ shape }: { shape: object }): Answers {
  return Object.fromEntries(Object.entries(blankEntry).filter(([name]) => name in shape))
}
