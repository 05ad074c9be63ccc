import { expect, test } from 'vitest'
import { kanaOf } from './kanaOf.ts'

test.each([
  ['Maria Santos', 'マリア サントス'],
  ['Priya Sharma', 'プリヤ シャルマ'],
  ['Nguyễn Thị Linh', 'グエン ティ リン'],
  ['Phạm', 'ファム'],
  ['Carlos', 'カルロス'],
  ['Tina', 'ティナ'],
  ['Anna Scott', 'アンナ スコット'],
  ['Sarah', 'サラ'],
  ['Ambrose', 'アンブロセ'],
  ['Felix', 'フェリクス'],
  ['Yamada Taro', 'ヤマダ タロ'],
])('%s: %s', (name, kana) => {
  expect(kanaOf(name)).toBe(kana)
})

test.each(['', '山田太郎', 'Мария', '123'])('nothing for “%s”', (name) => {
  expect(kanaOf(name)).toBeNull()
})
