/** Sentences about every operation, for findings that share no word with them, or more words with others. */

import type { Rule } from '../rules.ts'
import type { Sentence } from '../sentences/collect.ts'
import type { Quoted } from './fieldQuotes.ts'

/** Before the sentences that share words with the finding, beside them, or only without such a sentence. */
export type When = 'first' | 'beside' | 'last'

/** Sentences by their beginnings. With `expected` they are for findings that expect this alone. */
export const generalSentences: { rules: Rule[]; when: When; expected?: RegExp; sentences: string[] }[] = [
  {
    rules: ['body-schema'],
    when: 'first',
    expected: /additional properties/,
    sentences: ['| Objects | Closed'],
  },
  { rules: ['time-zone'], when: 'first', sentences: ['| Dates and times |'] },
  { rules: ['body-schema'], when: 'first', expected: /format "date/, sentences: ['| Dates and times |'] },
  {
    rules: ['query-refused'],
    when: 'first',
    expected: /for a repeated /,
    sentences: ['| Repeated query name |'],
  },
  { rules: ['query-refused'], when: 'first', expected: /=$/, sentences: ['| Empty query value |'] },
  {
    rules: ['query-refused'],
    when: 'first',
    expected: /"max".*=\d+,/,
    sentences: ['| List with more than `maxItems`'],
  },
  {
    rules: ['query-refused'],
    when: 'first',
    expected: /"max"/,
    sentences: ['| Text longer than `maxLength` |'],
  },
  {
    rules: ['query-refused'],
    when: 'first',
    expected: /one error, on/,
    sentences: ['| Query | A number has no sign'],
  },
  { rules: ['query-refused'], when: 'first', sentences: ['| Query value of the wrong type'] },
  { rules: ['query-edge'], when: 'first', expected: /repeated name/, sentences: ['| Repeated query name |'] },
  { rules: ['query-edge'], when: 'first', expected: /=$|an empty one/, sentences: ['| Empty query value |'] },
  {
    rules: ['header-declared'],
    when: 'first',
    expected: /Retry-After/,
    sentences: ['Seconds to wait before'],
  },
  {
    rules: ['header-declared'],
    when: 'first',
    expected: /Cache-C|Vary/,
    sentences: ['Every answer declares `Cache'],
  },
  {
    rules: ['query-edge'],
    when: 'first',
    expected: /^no 422/,
    sentences: ['| Query value of the wrong type'],
  },
  { rules: ['field-rule'], when: 'first', expected: /is today/, sentences: ['| Dates and times |'] },
  {
    rules: ['header-declared'],
    when: 'first',
    expected: /Allow/,
    sentences: ['| 2 | The path has an operation'],
  },
  { rules: ['header-declared'], when: 'first', expected: /Language/, sentences: ['Every text of an answer'] },
  { rules: ['field-type', 'field-null'], when: 'first', sentences: ['| `null` where the schema does not'] },
  {
    rules: ['idempotency-scope'],
    when: 'first',
    expected: /belongs to one/,
    sentences: ['A key belongs to one'],
  },
  { rules: ['error-message'], when: 'beside', sentences: ['`{field}` is replaced by the label'] },
  {
    rules: ['status-declared', 'generated-request'],
    when: 'last',
    sentences: ['| Every operation | May also answer'],
  },
  { rules: ['no-server-error'], when: 'last', sentences: ['| `internal-server-error` | 500'] },
  { rules: ['problem-instance'], when: 'last', sentences: ['`instance` is the path of the call'] },
  { rules: ['problem-language'], when: 'last', sentences: ['Every text of an answer is in that language'] },
  { rules: ['problem-text'], when: 'last', sentences: ['`title` and `detail` are localised'] },
  {
    rules: ['page-items', 'page-disjoint', 'page-order', 'page-default'],
    when: 'last',
    sentences: ['| Lists | `page` starts at 1'],
  },
  { rules: ['search-word'], when: 'last', sentences: ['Upper and lower case, half and full width'] },
  {
    rules: ['field-edge'],
    when: 'last',
    sentences: ['| Unknown body field |', '| Text longer than `maxLength` |'],
  },
]

/** The rule of a single error that is expected. `invalid` may have any reason. */
const ONE_ERROR = /errors[^:]*: \S+ (\w+)$/

/** Returns the general sentences for a finding. */
export function generalQuotes(sentences: Sentence[], { rule, expected }: Quoted, when: When): Sentence[] {
  const general = generalSentences.find(
    (each) =>
      each.when === when &&
      each.rules.includes(rule) &&
      (each.expected === undefined || each.expected.test(expected)),
  )
  const [, broken] = (rule === 'field-rule' && ONE_ERROR.exec(expected)) || []
  const ofTable =
    when === 'first' && broken !== undefined && broken !== 'invalid' ? [`| \`${broken}\` |`] : []
  const beginnings = [...(general?.sentences ?? []), ...ofTable]
  return sentences.filter(({ whole }) => beginnings.some((beginning) => whole.startsWith(beginning)))
}
