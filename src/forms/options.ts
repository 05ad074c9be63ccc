/** A choice of a list: the value that is sent, and what is read. */
export interface Choice {
  value: string | number
  label: string
}

/** Choices under a common heading. */
export interface ChoiceGroup {
  label: string
  choices: Choice[]
}

/** The choices of a list of labels, in its order. */
function choicesOf(labels: Record<string, string>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

/** The same by name, `last` at the end. By code points: the collations of server and browser need not be alike. */
export function choicesByName(labels: Record<string, string>, last?: string | number): Choice[] {
  const isLast = ({ value }: Choice) => Number(value === String(last))
  return choicesOf(labels).sort((a, b) => isLast(a) - isLast(b) || (a.label < b.label ? -1 : 1))
}
