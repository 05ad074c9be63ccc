import type { KeptReceipt } from '#src/forms/flow/flowState.ts'

/** Parses the jobs of a receipt in the tab's storage: `jobIds` were applied for, `closedIds` had closed. */
export function jobsOfReceipt({ jobIds, closedIds }: KeptReceipt): { jobIds: number[]; closedIds: number[] } {
  return { jobIds: numbersIn(jobIds), closedIds: numbersIn(closedIds) }
}

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
