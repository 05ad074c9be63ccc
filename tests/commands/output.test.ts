/** Terminal output has the information that a person needs. `npm test` itself fails if its build writes noise of the tools. */

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type NpmRun, npmRun } from './npmRun.ts'

let folder: string
let run: NpmRun | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-output-'))
})
afterEach(async () => {
  run?.clear()
  await run?.ended
  await rm(folder, { recursive: true, force: true })
})

describe('a failed start prints the reason and exits with code 1', () => {
  test('the server with several errors in its configuration', async () => {
    run = npmRun('start', {
      PORT: '99999',
      HASHI_DATA: '/proc/hashi',
      HASHI_CAPTCHE: 'none',
      HASHI_SEED: 'jobs=1',
    })
    expect(await run.closed).toBe(1)
    for (const name of ['PORT is "99999"', 'HASHI_DATA is "/proc/hashi"', 'HASHI_SEED is "jobs=1"'])
      expect(run.output()).toContain(name)
    expect(run.output()).toContain('HASHI_CAPTCHE is not a variable of Hashi. Did you mean HASHI_CAPTCHA?')
  })

  test.each(['dev', 'mock', 'prism'])('%s on an invalid port', async (script) => {
    run = npmRun(script, { PORT: 'x' })
    expect(await run.closed).toBe(1)
    expect(run.output()).toContain('PORT is "x": must be a whole number from 0 to 65535')
  })

  test.each(['mock', 'prism', 'dev'])('%s on a port that is taken', async (script) => {
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    run = npmRun(script, { PORT: port })
    expect(await run.closed).toBe(1)
    expect(run.output()).toMatch(new RegExp(`[Pp]ort ${port} is (taken|already in use)`))
    taken.close()
  })

  test.each([
    ['dev', '--host', "Unknown option '--host'"],
    ['dev', '--port=x', '--port is "x": must be a whole number from 0 to 65535'],
    ['start', '--port=8080', 'PORT=8080 npm start'],
  ])('%s with %s', async (script, option, reason) => {
    run = npmRun(script, { HASHI_DATA: folder }, '--', option)
    expect(await run.closed).toBe(1)
    expect(run.output()).toContain(reason)
  })

  test('the mock with an invalid seed', async () => {
    run = npmRun('mock', { PORT: '0', HASHI_SEED: 'jobs=many' })
    expect(await run.closed).toBe(1)
    expect(run.output()).toContain('HASHI_SEED is "jobs=many": must be "jobs="')
  })
})

test('npm run mock uses the content that HASHI_SEED names', async () => {
  run = npmRun('mock', { PORT: '0', HASHI_SEED: 'jobs=200' })
  await run.waitFor(/Stop +Ctrl\+C/)
  const base = /http:\/\/localhost:\d+\/api\/v1/.exec(run.output())?.[0]
  const response = await fetch(`${base}/job?perPage=1`)
  const { total } = z.object({ total: z.number() }).parse(await response.json())
  // Some of the 200 have closed; the sample content alone has 64.
  expect(total).toBeGreaterThan(150)
})
