/** Every field of a body and every parameter has a label in both languages, which messages of the API use. */

import { expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import { fieldLabel } from '#i18n/fieldLabels/api.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { type Schema, resolve } from '../../scripts/generate/document.ts'
import { bodyOf, contract, entries } from './contract.ts'

/** Yields the names of the fields within a schema, each list with its second row. */
function* namesIn(given: Schema, path = ''): Generator<string> {
  const schema = resolve(contract, given)
  for (const choice of schema.oneOf ?? schema.anyOf ?? []) yield* namesIn(choice, path)
  if (schema.items) yield* namesIn(schema.items, `${path}.1`)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field = path ? `${path}.${name}` : name
    yield field
    yield* namesIn(property, field)
  }
}

const operations = entries.map((entry) => {
  const body = bodyOf(entry)
  const parameters = (entry.operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
  const names = parameters
    .filter((parameter) => parameter.in === 'query' || parameter.name === 'Idempotency-Key')
    .map(({ name }) => name)
  const id = entry.operation.operationId as OperationId
  return { id, names: [...names, ...(body ? namesIn(body.media.schema) : [])] }
})

/** Returns the list that has the row of a field. */
const listOf = (name: string) => name.replace(/\.1\.\w+$/, '')

test.each(operations.filter(({ names }) => names.length > 0))(
  '$id: every field has a label',
  ({ id, names }) => {
    for (const lang of languages) {
      const { unknown } = backendTexts[lang].apiFields
      const unnamed = names.filter((name) => {
        const label = fieldLabel(lang, id, name)
        const isRowLike = /\.1\.\w+$/.test(name)
        return [unknown, name].includes(label) || (isRowLike && label === fieldLabel(lang, id, listOf(name)))
      })
      expect({ lang, unnamed }).toEqual({ lang, unnamed: [] })
    }
  },
)

const samples: [OperationId, string, string, string][] = [
  ['createInquiry', 'contents', 'Inquiry details', 'お問い合わせ内容'],
  ['sendContact', 'contents', 'Your message', 'ご連絡の内容'],
  ['storeResume', 'work', 'Education and work', '学歴・職歴'],
  ['storeResume', 'work.1.year', 'Work 2, Year', '職歴2行目の年'],
  ['createEntry', 'itSkills.0.yoe', 'Experience with skill 1', 'スキル1の経験年数'],
  ['createEntry', 'itSkills.0.unknown', 'Main IT skills', '主なITスキル'],
  ['createEntry', 'proceduralExperience.0', 'Development phases you’ve worked on', '担当した工程'],
  ['createEntry', 'unknown', 'This field', 'この項目'],
  ['updateProfile', 'photo.data', 'Photo', '証明写真'],
  ['searchJobs', 'perPage', 'Items per page', '1ページの件数'],
  ['searchJobs', 'salary', 'Minimum salary', '最低年収'],
  ['createEntry', 'Idempotency-Key', 'Request key', '送信キー'],
]

test.each(samples)('%s: %s is called %s', (id, name, en, ja) => {
  expect([fieldLabel('en', id, name), fieldLabel('ja', id, name)]).toEqual([en, ja])
})
