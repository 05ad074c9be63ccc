/** An option: the value to send, and the label to show. */
export interface Choice {
  value: string | number
  label: string
  /** Sentences below the label of a radio button. */
  description?: string
}

/** Options under a common heading. */
export interface ChoiceGroup {
  label: string
  choices: Choice[]
}

/** Returns the choices in the order of the contract; numeric keys of `labels` would be sorted by number. */
export function choicesOf<Option extends string | number>(
  options: readonly Option[] | Record<string, Option>,
  labels: Record<Option, string>,
): Choice[] {
  return Object.values(options).map((value) => ({ value, label: labels[value] }))
}

/** Returns the choices sorted by label, `last` at the end. Sorts by code points, as server and browser may collate differently. */
export function choicesByName(labels: Record<string, string>, last?: string | number): Choice[] {
  const isLast = ({ value }: Choice) => Number(value === String(last))
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return choices.sort((a, b) => isLast(a) - isLast(b) || (a.label < b.label ? -1 : 1))
}
