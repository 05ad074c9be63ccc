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
