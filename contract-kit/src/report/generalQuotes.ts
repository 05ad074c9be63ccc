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

/** Returns the general sentences for a finding. */
export function generalQuotes(sentences: Sentence[], { rule, expected }: Quoted, when: When): Sentence[] {
  const general = generalSentences.find(
    (each) =>
      each.when === when &&
      each.rules.includes(rule) &&
      (each.expected === undefined || each.expected.test(expected)),
  )
  const beginnings = general?.sentences ?? []
  return sentences.filter(({ whole }) => beginnings.some((beginning) => whole.startsWith(beginning)))
}
