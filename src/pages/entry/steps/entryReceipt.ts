import type { KeptReceipt } from '#src/forms/flow/flowState.ts'

/** The jobs of a receipt: those that were applied for, and those that had closed. They come from the tab's storage. */
export function jobsOfReceipt({ jobIds, closedIds }: KeptReceipt): { jobIds: number[]; closedIds: number[] } {
  return { jobIds: numbersIn(jobIds), closedIds: numbersIn(closedIds) }
}

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
