import type { Choice } from '#src/forms/options.ts'

/** The choices of a list of the contract, in its order: the labels' own is that of their numbers. */
export function choicesOf<Option extends string | number>(
  options: readonly Option[] | Record<string, Option>,
  labels: Record<Option, string>,
): Choice[] {
  return Object.values(options).map((value) => ({ value, label: labels[value] }))
}
