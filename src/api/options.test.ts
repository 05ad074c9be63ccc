import { beforeEach, expect, test, vi } from 'vitest'
import { OPTION_CACHE_AGE } from '#domain/limits.ts'
import { fakeWindow } from '../../tests/setup/fakeWindow.ts'
import { setClock } from '../lib/time.ts'
import { configureApi } from './http.ts'
import { loadOptions } from './options.ts'

const options = [{ option_id: 11226, alias: 'engineer' }]
const transport = vi.fn(async () => Response.json({ options }))

let time = 0

beforeEach(() => {
  fakeWindow()
  time = Date.parse('2026-11-20T03:00:00Z')
  setClock(() => new Date(time))
  transport.mockClear()
  configureApi({ transport })
})

test.each([
  { name: 'within a day', passed: OPTION_CACHE_AGE - 1, calls: 1 },
  { name: 'after a day', passed: OPTION_CACHE_AGE, calls: 2 },
  { name: 'after the clock was set back', passed: -1, calls: 2 },
])('options are loaded again $name: $calls calls', async ({ passed, calls }) => {
  expect(await loadOptions('en')).toEqual(options)
  time += passed
  expect(await loadOptions('en')).toEqual(options)
  expect(transport).toHaveBeenCalledTimes(calls)
})

test('a corrupt cache is not used', async () => {
  window.localStorage.setItem('hrbc-options', '{"options":[1],"loadedAt":"today"}')
  expect(await loadOptions('en')).toEqual(options)
  expect(transport).toHaveBeenCalledOnce()
})
