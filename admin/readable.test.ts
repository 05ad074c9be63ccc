import { expect, test } from 'vitest'
import { linesOf, table } from './readable.ts'

test('a thing has a line for each value, and its parts below', () => {
  const thing = {
    id: 5001,
    job: { title: { ja: '設計者', en: 'Designer' } },
    startedAt: '2026-11-28T15:11:56.180Z',
    answerBy: null,
    comment: '',
    moves: ['a', 'b'],
    letter: 'Hello.\nBye.',
    history: [{ at: '2026-11-28T03:11:56Z', by: 'HN' }, { by: 'EM' }],
    answers: [],
  }
  expect(linesOf(thing).join('\n')).toBe(
    `id         5001
job
  title
    ja  設計者
    en  Designer
startedAt  2026-11-29 00:11 JST
answerBy   -
comment    -
moves      a, b
letter     Hello.
           Bye.
history
  - at  2026-11-28 12:11 JST
    by  HN
  - by  EM
answers    -`,
  )
})

test('a table aligns columns, also with wide characters', () => {
  const rows = [
    ['Id', 'Name', 'Since'],
    [1, 'メール', '2026-11-28T03:11:56.180Z'],
    [20, 'Ana', null],
  ]
  expect(table(rows)).toEqual(['Id  Name    Since', '1   メール  2026-11-28 12:11 JST', '20  Ana     -'])
})
