import { expect, test } from 'vitest'
import { jobOptions as enJob } from '#i18n/en/jobOptions.ts'
import { personOptions as enPerson } from '#i18n/en/personOptions.ts'
import { jobOptions as jaJob } from '#i18n/ja/jobOptions.ts'
import { personOptions as jaPerson } from '#i18n/ja/personOptions.ts'
import { skillNames } from './skills.ts'

const lists = [
  ...Object.entries({ ...jaJob, ...jaPerson }).map(([list, labels]) => ['ja', list, labels] as const),
  ...Object.entries({ ...enJob, ...enPerson }).map(([list, labels]) => ['en', list, labels] as const),
  ['any language', 'skillNames', skillNames] as const,
]

test.each(lists)('in %s all options of %s have different labels', (_, __, labels) => {
  const texts: string[] = typeof labels === 'string' ? [labels] : Object.values(labels)
  expect(texts).not.toContain('')
  expect(new Set(texts).size).toBe(texts.length)
})

test.each(lists.filter(([lang]) => lang === 'en'))('in %s %s has no Japanese', (_, __, labels) => {
  expect(JSON.stringify(labels)).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
})
