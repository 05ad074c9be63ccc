import { expect, test, vi } from 'vitest'
import { reportError } from './ErrorBoundary.tsx'

function spyOnLog() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

test('a page that does not exist is logged with its path, once', () => {
  const log = spyOnLog()
  const error = { status: 404, statusText: '', data: null }
  reportError(error, '/jobs/detail/1x')
  reportError(error, '/jobs/detail/1x')
  expect(log.mock.calls).toEqual([['Page Not Found: /jobs/detail/1x']])
})

test.each([new Error('no answer'), { status: 500 }, 'text', null])('%s is logged unchanged', (error) => {
  const log = spyOnLog()
  reportError(error, '/jobs')
  expect(log.mock.calls).toEqual([[error]])
})
