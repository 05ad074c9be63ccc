import { beforeEach, expect, test } from 'vitest'
import { fakeWindow } from '../../tests/setup/fakeWindow.ts'
import { dropTyped, hasTyped, keepTyped } from './typed.ts'

beforeEach(() => void fakeWindow())

test.each([
  ['a text', 'Linh', true],
  ['a text that reads as nothing in code', 'null', true],
  ['a text that reads as an empty list in code', '[]', true],
  ['a choice', ['visa'], true],
  ['a box without a tick', false, true],
  ['an empty text', '', false],
  ['an empty list', [], false],
  ['no value', null, false],
  ['an unset value', undefined, false],
])('%s counts as typed: %j %j', (_name, value, expected) => {
  keepTyped('form', { name: '', value })
  expect(hasTyped()).toBe(expected)
})

test('values that were sent do not count', () => {
  keepTyped('sent', { name: 'Linh' })
  keepTyped('other', { name: '' })
  dropTyped('sent')
  expect(hasTyped()).toBe(false)
})
