import { expect, test } from 'vitest'
import { filledResume } from '#domain/forms/samples.ts'
import { historyLines } from './historyLines.ts'

const texts = (changes: object) =>
  historyLines({ ...filledResume, ...changes }).map(({ year, month, text }) =>
    [year, month, text].join(' ').trim(),
  )

test('a present job is followed by 現在に至る, and the table ends with 以上', () => {
  expect(texts({})).toEqual([
    '学歴',
    '平成30 9 ハノイ工科大学 入学',
    '職歴',
    '令和4 10 株式会社サンプル 入社',
    '開発部に配属',
    '現在に至る',
    '以上',
  ])
})

test('years are Western where the resume says so', () => {
  expect(texts({ era: 'western', currentlyEmployed: false })).toContain('2018 9 ハノイ工科大学 入学')
  expect(texts({ currentlyEmployed: false })).not.toContain('現在に至る')
})

test('without work nothing continues', () => {
  expect(texts({ work: [] })).toEqual(['学歴', '平成30 9 ハノイ工科大学 入学', '職歴', '以上'])
})
