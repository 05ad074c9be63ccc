import type { FieldValues } from 'react-hook-form'
import { type FieldName, type FieldTexts, useLabelledInput } from '#src/forms/field.tsx'
import { TermInput } from './TermInput.tsx'

/** A text field with a label that suggests Japanese terms. */
export function TermField<Values extends FieldValues = never>({
  name,
  ...texts
}: FieldTexts & { name: FieldName<Values> }) {
  return <TermInput input={useLabelledInput(name, texts)} />
}
