import { writtenIn } from '#domain/writtenIn.ts'
import type { Texts } from '#i18n/texts.ts'
import type { ReviewFact } from '#src/forms/flow/ReviewBlock.tsx'
import type { AnyValues, Field, FieldName } from './fields.ts'

/** Returns the values of these fields for the review, without the repeated e-mail address. */
export function reviewOf(
  fields: Field[],
  values: AnyValues,
  labels: Record<FieldName, string>,
  texts: Texts['inquiry'],
): ReviewFact[] {
  return fields
    .filter(({ name }) => name !== 'email_confirm')
    .map(({ name }) => ({ label: labels[name], ...valueOf(name, values[name], texts) }))
}

function valueOf(
  name: FieldName,
  value: AnyValues[FieldName],
  { types, agreed }: Texts['inquiry'],
): Pick<ReviewFact, 'value' | 'lang'> {
  if (name === 'agree') return { value: value === true ? agreed : '' }
  if (typeof value !== 'string') return { value: '' }
  if (name === 'type') return { value: new Map(Object.entries(types)).get(value) ?? value }
  return { value, lang: writtenIn(value) }
}
