import type { Texts } from '#i18n/load.ts'
import type { Answers } from '#src/lib/flowState.ts'
import type { Field, FieldName } from './fields.ts'

/** What was answered in these fields as a person reads it; a second typing of the address is not repeated. */
export function reviewOf(
  fields: Field[],
  values: Answers,
  labels: Record<FieldName, string>,
  texts: Texts['inquiry'],
): { label: string; value: string }[] {
  return fields
    .filter(({ name }) => name !== 'email_confirm')
    .map(({ name }) => ({ label: labels[name], value: answerOf(name, values[name], texts) }))
}

function answerOf(name: FieldName, value: unknown, { types, agreed }: Texts['inquiry']): string {
  if (name === 'agree') return value === true ? agreed : ''
  if (typeof value !== 'string') return ''
  return name === 'type' ? (new Map(Object.entries(types)).get(value) ?? value) : value
}
