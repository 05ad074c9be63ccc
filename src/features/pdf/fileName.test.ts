import { expect, test } from 'vitest'
import { fileName } from './fileName.ts'

const createdDate = '2026-11-22'

test.for([
  ['Maria Santos', '履歴書_Maria-Santos_20261122.pdf', 'Resume_Maria-Santos_20261122.pdf'],
  ['山田　花子', '履歴書_山田-花子_20261122.pdf', 'Resume_20261122.pdf'],
  ['Nguyễn Thị Linh', '履歴書_Nguyễn-Thị-Linh_20261122.pdf', 'Resume_Nguyen-Thi-Linh_20261122.pdf'],
  [
    'Nguyễn Thị Linh'.normalize('NFD'),
    '履歴書_Nguyễn-Thị-Linh_20261122.pdf',
    'Resume_Nguyen-Thi-Linh_20261122.pdf',
  ],
  ['Đặng Łukasz Øre', '履歴書_Đặng-Łukasz-Øre_20261122.pdf', 'Resume_Dang-Lukasz-Ore_20261122.pdf'],
  ["Seán O'Brien", '履歴書_Seán-O-Brien_20261122.pdf', 'Resume_Sean-O-Brien_20261122.pdf'],
  ['../../etc/passwd', '履歴書_etc-passwd_20261122.pdf', 'Resume_etc-passwd_20261122.pdf'],
  ['a:b*c?"<>|\\d', '履歴書_a-b-c-d_20261122.pdf', 'Resume_a-b-c-d_20261122.pdf'],
  ['สมชาย', '履歴書_สมชาย_20261122.pdf', 'Resume_20261122.pdf'],
  ['', '履歴書_20261122.pdf', 'Resume_20261122.pdf'],
] as const)('the files of %j are %s and %s', ([name, japanese, latin]) => {
  expect(fileName({ kind: 'resume', name, createdDate }, 'japanese')).toBe(japanese.normalize('NFC'))
  expect(fileName({ kind: 'resume', name, createdDate }, 'latin')).toBe(latin)
})

test('a career history has its own title, and no date without one', () => {
  const document = { kind: 'career' as const, name: 'Ito', createdDate: null }
  expect(fileName(document, 'japanese')).toBe('職務経歴書_Ito.pdf')
  expect(fileName(document, 'latin')).toBe('Career-History_Ito.pdf')
})

test('a long name is cut, also between two parts of a character', () => {
  const name = fileName({ kind: 'resume', name: '𠮷'.repeat(100), createdDate }, 'japanese')
  expect(name).toBe(`履歴書_${'𠮷'.repeat(40)}_20261122.pdf`)
  expect(new TextEncoder().encode(name).length).toBeLessThan(255)
})
