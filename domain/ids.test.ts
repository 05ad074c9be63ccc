import { expect, test } from 'vitest'
import { isSearchKey, parseId } from './ids.ts'

test.each([
  ['1', 1],
  ['20418', 20418],
  ['2147483647', 2147483647],
  ['2147483648', null],
  ['99999999999', null],
  ['0', null],
  ['01', null],
  ['1x', null],
  ['１', null],
  ['', null],
  ['-1', null],
  ['1.0', null],
  [' 1', null],
  ['1\n', null],
])('the id of "%s"', (text, id) => {
  expect(parseId(text)).toBe(id)
})

test.each([
  ['web_system_development', true],
  ['qa,bridge_se', true],
  ['5000000', true],
  ['', false],
  ['QA', false],
  ['qa bridge', false],
  ['qa\n', false],
  ['関東', false],
])('"%s" as a search key', (text, isKey) => {
  expect(isSearchKey(text)).toBe(isKey)
})
