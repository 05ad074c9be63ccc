import { afterEach, beforeEach, vi } from 'vitest'

/** Captures the output of the command in each test of the file or block. Returns a function that reads the output of the test so far. */
export function capturePrinted(): () => string {
  let printed = ''
  beforeEach(() => {
    printed = ''
    const print = (text: unknown) => void (printed += `${String(text)}\n`)
    vi.spyOn(console, 'log').mockImplementation(print)
    vi.spyOn(console, 'error').mockImplementation(print)
  })
  afterEach(() => vi.restoreAllMocks())
  return () => printed
}
