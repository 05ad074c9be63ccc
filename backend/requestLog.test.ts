import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestLog, shortPath } from './requestLog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of a flood of lines five a second are written, and the number of the others before the next', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = createRequestLog('errors')
  for (let line = 0; line < 100; line += 1) log(`line ${line}`)
  expect(error.mock.calls).toEqual([['line 0'], ['line 1'], ['line 2'], ['line 3'], ['line 4']])
  vi.advanceTimersByTime(1_000)
  log('later')
  expect(error.mock.calls.slice(5)).toEqual([['… and 95 more errors'], ['later']])
})

test('a few lines a second are all written, and nothing else', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const log = createRequestLog('pages', { level: 'warn' })
  for (let second = 0; second < 10; second += 1) {
    for (let line = 0; line < 5; line += 1) log(second, line)
    vi.advanceTimersByTime(1_000)
  }
  expect(warn).toHaveBeenCalledTimes(50)
})

test('a kind may have fewer lines', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = createRequestLog('outages', { lines: 1 })
  for (let line = 0; line < 7; line += 1) log('The database is away')
  expect(error.mock.calls).toEqual([['The database is away']])
  vi.advanceTimersByTime(1_000)
  log('The database is still away')
  expect(error.mock.calls.slice(1)).toEqual([['… and 6 more outages'], ['The database is still away']])
})

test('one kind of line does not use up the lines of another', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const logs = ['a', 'b'].map((kind) => createRequestLog(kind))
  for (const log of logs) for (let line = 0; line < 5; line += 1) log(`line ${line}`)
  expect(error).toHaveBeenCalledTimes(10)
})

test('a path is cut after 200 characters', () => {
  expect(shortPath('/en/nope')).toBe('/en/nope')
  expect(shortPath(`/${'a'.repeat(15_000)}`)).toBe(`/${'a'.repeat(199)}…`)
})
