import { expect, test } from 'vitest'
import { unbrokenName } from './calledName.ts'

const NO_BREAK = '\u{a0}'

test.each([
  ['en', 'Maria Santos', true],
  ['en', 'Nguyễn Thị Linh', true],
  ['en', 'Maria Fernanda Souza', false],
  ['ja', 'Maria Santos', true],
  // 「さん、」 follows: together they are wider than a phone of 320 px.
  ['ja', 'Nguyễn Thị Linh', false],
  ['ja', 'マリア サントス', true],
  ['ja', 'アレクサンドラ ゴメス', false],
] as const)('in a heading (%s) “%s” is unbroken: %s', (lang, name, isUnbroken) => {
  expect(unbrokenName(name, lang)).toBe(isUnbroken ? name.replaceAll(' ', NO_BREAK) : name)
})
