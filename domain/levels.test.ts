import { expect, test } from 'vitest'
import { highestLevel, levelRank, levelsUpTo } from './levels.ts'

test('a level includes all levels below it', () => {
  expect(levelsUpTo('business_level_jp')).toEqual([
    'business_level_jp',
    'daily_conversational_level_jp',
    'basic_conversational_level_jp',
    'none_jp',
  ])
  expect(levelsUpTo('none_en')).toEqual(['none_en'])
  expect(levelsUpTo('native_en')).toHaveLength(6)
})

test('highestLevel returns the highest of several levels', () => {
  expect(highestLevel(['none_jp', 'fluent_jp', 'business_level_jp'])).toBe('fluent_jp')
  expect(highestLevel([])).toBeNull()
})

test.each([
  ['none_jp', 0],
  ['basic_conversational_level_en', 1],
  ['native_jp', 5],
  ['native_en', 5],
] as const)('%s ranks %i', (level, rank) => {
  expect(levelRank(level)).toBe(rank)
})
