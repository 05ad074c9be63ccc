import { Choice, type ChoiceProps } from './Choice.tsx'

/** A native button of a group, with its label around it. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}
