import { expect, test } from 'vitest'
import { extractTexts } from './extract.ts'
import { lint, report } from './lint.ts'

const rulesOf = async (lang: 'ja' | 'en', source: string) => {
  const { findings } = await lint(extractTexts(`i18n/${lang}/sample.ts`, source, lang), [])
  return findings.map(({ rule, source: { line, key } }) => ({ rule, line, key }))
}

test('a mistake in an English text is found, with its line and key', async () => {
  const source = `export const sample = {
  title: 'Your application',
  lead: \`\${name}, this is an test of the the form.\`,
}`
  expect(await rulesOf('en', source)).toEqual([
    { rule: 'AnA', line: 3, key: 'sample.lead' },
    { rule: 'RepeatedWords', line: 3, key: 'sample.lead' },
  ])
})

test('a mistake in a Japanese text is found, with its line and key', async () => {
  const source = `export const sample = {
  steps: [{ text: '求人は、いつでも見れます。' }],
}`
  expect(await rulesOf('ja', source)).toEqual([
    { rule: 'no-dropping-the-ra', line: 2, key: 'sample.steps.text' },
  ])
})

test.each([
  ['en', 'We answer by e-mail.'],
  ['ja', '大学(文系)を卒業'],
] as const)('a word that the list of terms does not allow is found in %s', async (lang, text) => {
  expect(await rulesOf(lang, `export const sample = '${text}'`)).toEqual([
    { rule: 'terms', line: 1, key: 'sample' },
  ])
})

test('the mistake of either alternative of a condition is found', async () => {
  const source = "export const sample = (n: number) => `You have ${n === 1 ? 'an job' : 'many many jobs'}.`"
  expect(await rulesOf('en', source)).toEqual([
    { rule: 'AnA', line: 1, key: 'sample' },
    { rule: 'RepeatedWords', line: 1, key: 'sample' },
  ])
})

test('keys, types, modules and markup are not read', () => {
  const source = `import { x } from './speling.ts'
export const sample: { kind: 'speling' } = { kind: 'speling', body: '<p class="speling">Two words</p><p>More text</p>' }`
  expect(extractTexts('i18n/en/sample.ts', source, 'en').map(({ text }) => text)).toEqual([
    'Two words',
    'More text',
  ])
})

test('the keys of a module without a language name it', () => {
  const source = "export const sample = { id: 'No text', ja: { a: '日本語' }, en: { a: 'Some English' } }"
  const texts = extractTexts('content/sample.ts', source, null)
  expect(texts.map(({ lang, text }) => [lang, text])).toEqual([
    ['ja', '日本語'],
    ['en', 'Some English'],
  ])
})

test('an allowed sentence is left out; an entry that allows nothing is reported', async () => {
  const texts = extractTexts('i18n/en/sample.ts', "export const sample = 'Grade A is an test.'", 'en')
  const used = { rule: 'AnA', text: /Grade A/, reason: 'A letter.' }
  const unused = { rule: 'SpellCheck', text: /Kanazawa/, reason: 'A city.' }
  const result = await lint(texts, [used, unused])
  expect(result).toEqual({ findings: [], unused: [unused] })
  expect(report(texts.length, result)).toContain('SpellCheck /Kanazawa/')
})
