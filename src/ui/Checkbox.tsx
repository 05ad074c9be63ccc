import { Choice, type ChoiceProps } from './Choice.tsx'

/** A native box to tick, with its label around it. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}
