import { writtenIn } from '#domain/writtenIn.ts'
import type { Texts } from '#i18n/texts.ts'
import type { ReviewFact } from '#src/forms/flow/ReviewBlock.tsx'
import type { Answers } from '#src/forms/flow/flowState.ts'
import type { Field, FieldName } from './fields.ts'

/** What was answered in these fields as a person reads it; a second typing of the address is not repeated. */
export function reviewOf(
  fields: Field[],
  values: Answers,
  labels: Record<FieldName, string>,
  texts: Texts['inquiry'],
): ReviewFact[] {
  return fields
    .filter(({ name }) => name !== 'email_confirm')
    .map(({ name }) => ({ label: labels[name], ...answerOf(name, values[name], texts) }))
}

function answerOf(
  name: FieldName,
  value: unknown,
  { types, agreed }: Texts['inquiry'],
): Pick<ReviewFact, 'value' | 'lang'> {
  if (name === 'agree') return { value: value === true ? agreed : '' }
  if (typeof value !== 'string') return { value: '' }
  if (name === 'type') return { value: new Map(Object.entries(types)).get(value) ?? value }
  return { value, lang: writtenIn(value) }
}
