import { expect, test, vi } from 'vitest'
import { remember } from './remember.ts'

test('the latest results are cached and the least recently used is evicted', () => {
  const make = vi.fn((text: string) => text.length)
  const lengthOf = remember(2, (text: string) => text, make)
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2])
  expect(make.mock.calls.map(([text]) => text)).toEqual(['a', 'bb', 'ccc', 'bb'])
})
