import { Choice, type ChoiceProps } from './Choice.tsx'

/** A native radio button inside its label. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}
