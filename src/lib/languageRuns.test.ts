import { expect, test } from 'vitest'
import { languageRuns } from './languageRuns.ts'

/** Joins the runs, with the Japanese ones in brackets. */
const marked = (text: string) =>
  languageRuns(text, 'en')
    .map((run) => (run.lang === 'ja' ? `[${run.text}]` : run.text))
    .join('')

test.each([
  ['no Japanese at all', 'no Japanese at all'],
  ['the slip (給与明細) and 標準報酬月額', 'the slip ([給与明細]) and [標準報酬月額]'],
  ['週休2日 is not 完全週休2日', '[週休2日] is not [完全週休2日]'],
  ['子ども・子育て支援金', '[子ども・子育て支援金]'],
  ['', ''],
])('%j', (text, expected) => expect(marked(text)).toBe(expected))

test('a Japanese text stays whole', () => {
  expect(languageRuns('JLPTのN3', 'ja')).toEqual([{ text: 'JLPTのN3', lang: 'ja' }])
})
