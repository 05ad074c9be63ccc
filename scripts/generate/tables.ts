/**
 * The tables that programs read, as `x-tables` of the bundle: texts of problems and rules, labels of fields, members of groups. The guides
 * show the same to people.
 */

import { industriesOf } from '#domain/industries.ts'
import { type Lang, languages } from '#domain/lang.ts'
import { prefecturesOf } from '#domain/places.ts'
import { ruleMessage } from '#domain/ruleIssues.ts'
import { type RuleName, ruleNames } from '#domain/ruleNames.ts'
import { skillNames } from '#domain/skills.ts'
import { jobOptions as enJob } from '#i18n/en/jobOptions.ts'
import { fieldLabel } from '#i18n/fieldLabels/api.ts'
import { jobOptions as jaJob } from '#i18n/ja/jobOptions.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { IndustryGroup, Region } from '#openapi/generated/options.ts'
import { type Document, type Operation, type Schema, operationsOf, resolve } from './document.ts'
import { problemTexts, ruleTexts } from './problems.ts'
import { markdownTable } from './table.ts'

/** Numbers that no text contains; the labels of rows have placeholders instead. */
const ROWS = [986_321_451, 954_219_873, 912_436_587]
const LIMIT = 987_654_321

const inBoth = <T>(textOf: (lang: Lang) => T) =>
  Object.fromEntries(languages.map((lang) => [lang, textOf(lang)]))

/** Returns the texts of a rule: for a value, for the entries of a list, for a consent, and for an empty file. */
export function ruleTextsOf(lang: Lang, rule: RuleName): string[] {
  const variants = [{}, { isList: true }, { isConsent: true }, { isEmpty: true }].map((more) =>
    ruleMessage(ruleTexts[lang], { rule, limit: LIMIT, ...more, field: '' }, '{field}').replace(
      String(LIMIT),
      '{limit}',
    ),
  )
  return [...new Set(variants)]
}

const regions = () => Object.fromEntries(Region.map((region) => [region, prefecturesOf(region)]))
const industries = () => Object.fromEntries(IndustryGroup.map((group) => [group, industriesOf(group)]))

const members = (groups: Record<string, string[]>) =>
  Object.entries(groups).map(([group, values]) => [
    `\`${group}\``,
    values.map((each) => `\`${each}\``).join(', '),
  ])

export const regionTable = () => markdownTable(['Region', 'Prefectures'], members(regions()))
export const industryTable = () => markdownTable(['Industry group', 'Sub-industries'], members(industries()))

/** Returns the names of each key for `searchWord`. */
const searchNames = (en: Record<string, string>, ja: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(en).map(([key, name]) => [key, [...new Set([key, name, ja[key] ?? name])]]),
  )

/** Adds the tables to the document. */
export function addTables(document: Document): void {
  const labels = operationsOf(document).flatMap(({ operation }) => {
    const found = labelsOf(document, operation)
    return Object.keys(found).length > 0 ? [[operation.operationId, found] as const] : []
  })
  Object.assign(document, {
    'x-tables': {
      problems: Object.fromEntries(
        Object.keys(problemTexts.en).map((key) => [
          key,
          inBoth((lang) => problemTexts[lang][key as keyof typeof problemTexts.en]),
        ]),
      ),
      rules: Object.fromEntries(ruleNames.map((rule) => [rule, inBoth((lang) => ruleTextsOf(lang, rule))])),
      labels: Object.fromEntries(labels),
      unknownField: inBoth((lang) => fieldLabel(lang, null, 'noSuchField')),
      regions: regions(),
      industries: industries(),
      searchLabels: {
        prefectures: searchNames(enJob.prefecture, jaJob.prefecture),
        skills: searchNames(skillNames, skillNames),
      },
    },
  })
}

function labelsOf(document: Document, { operationId, parameters = [], requestBody }: Operation) {
  const names = parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query' || parameter.name === 'Idempotency-Key')
    .map(({ name }) => name)
  const [media] = Object.values(requestBody?.content ?? {})
  const all = [...names, ...(media ? namesIn(document, media.schema) : [])]
  const labelIn = (lang: Lang, name: string) => {
    const label = fieldLabel(lang, operationId as OperationId, name)
    return ROWS.reduce((text, row, index) => text.replace(String(row + 1), `{row${index + 1}}`), label)
  }
  return Object.fromEntries(
    all.map((name) => [withoutRows(name), inBoth((lang) => labelIn(lang, name))] as const),
  )
}

/** Rows are written as `*`. */
const withoutRows = (name: string) => ROWS.reduce((text, row) => text.replace(String(row), '*'), name)

/** Yields the names of the fields within a schema, with a row of each list. */
function* namesIn(document: Document, given: Schema, path = '', depth = 0): Generator<string> {
  const schema = resolve(document, given)
  for (const choice of schema.oneOf ?? schema.anyOf ?? []) yield* namesIn(document, choice, path, depth)
  if (schema.items) {
    const row = `${path}.${ROWS[depth]}`
    yield row
    yield* namesIn(document, schema.items, row, depth + 1)
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field = path ? `${path}.${name}` : name
    yield field
    yield* namesIn(document, property, field, depth)
  }
}
