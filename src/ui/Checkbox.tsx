import { Choice, type ChoiceProps } from './Choice.tsx'

/** A native checkbox inside its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}
