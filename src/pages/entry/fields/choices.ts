import type { Choice } from '#src/forms/options.ts'

/** Returns the choices in the order of the contract; numeric keys of `labels` would be sorted by number. */
export function choicesOf<Option extends string | number>(
  options: readonly Option[] | Record<string, Option>,
  labels: Record<Option, string>,
): Choice[] {
  return Object.values(options).map((value) => ({ value, label: labels[value] }))
}
