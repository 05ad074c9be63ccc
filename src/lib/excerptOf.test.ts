import { expect, test } from 'vitest'
import { excerptOf } from './excerptOf.ts'

test.each([
  ['', 'en', ''],
  ['One sentence only', 'en', 'One sentence only'],
  [`I.V. analysed stock. ${'Long '.repeat(50)}end.`, 'en', 'I.V. analysed stock.'],
  [`First. Second.\n\nAnother paragraph.`, 'en', 'First. Second.'],
  [`夜勤でした。${'長'.repeat(120)}。`, 'ja', '夜勤でした。'],
  [`${'長'.repeat(54)}。${'長'.repeat(54)}。`, 'ja', `${'長'.repeat(54)}。${'長'.repeat(54)}。`],
  [`${'長'.repeat(54)}。${'長'.repeat(55)}。`, 'ja', `${'長'.repeat(54)}。`],
  [`${'長'.repeat(120)}。次の文。`, 'ja', `${'長'.repeat(120)}。`],
] as const)('the excerpt of "%s" ends with a sentence', (text, lang, excerpt) => {
  expect(excerptOf(text, lang)).toBe(excerpt)
})
