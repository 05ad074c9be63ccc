import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import { loadById } from './loading.ts'

const pageNotFound = { init: { status: 404 } }

test('a canonical id is loaded', async () => {
  const load = vi.fn(() => Promise.resolve('a job'))
  await loadById('12', load)
  expect(load).toHaveBeenCalledWith(12)
})

test.each([undefined, '', '012', '1x', '１'])('%j is not found, without a request', async (text) => {
  const load = vi.fn(() => Promise.resolve())
  await expect(loadById(text, load)).rejects.toMatchObject(pageNotFound)
  expect(load).not.toHaveBeenCalled()
})

test('an id that the API does not know is not found', async () => {
  const load = () => Promise.reject(new ApiError(404, null))
  await expect(loadById('12', load)).rejects.toMatchObject(pageNotFound)
})

test('any other error is rethrown unchanged', async () => {
  const failure = new ApiError(503, null)
  await expect(loadById('12', () => Promise.reject(failure))).rejects.toBe(failure)
})
