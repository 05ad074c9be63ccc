import { expect, test } from 'vitest'
import { isId, isSearchKey, parseId } from './ids.ts'

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

test.each([1, 20418, 2147483647])('%j can be an id', (value) => {
  expect(isId(value)).toBe(true)
})

test.each([0, -1, 1.5, 2147483648, Number.NaN, '1', null, undefined, [1]])('%j cannot be an id', (value) => {
  expect(isId(value)).toBe(false)
})
