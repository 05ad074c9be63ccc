/** A signal to npm ends the program: a server frees its port, and the contract kit writes its report. */

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startMockServer } from '#mocks/http.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { freePort } from '../../scripts/programs.ts'
import { addEmptyDatabase } from '../support/emptyDatabase.ts'
import { type NpmRun, npmRun } from './npmRun.ts'

const { scripts } = packageFile
/** The sample content takes most of the time of a start. */
const noSample = { HASHI_SAMPLE: 'off', HASHI_COMPANY: 'docs/company.example.json' }
let data: string
let run: NpmRun | undefined
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'hashi-stop-'))
})
afterEach(async () => {
  run?.clear()
  await run?.ended
  await rm(data, { recursive: true, force: true })
})

describe('npm run', () => {
  test.each([
    ['start', 'SIGTERM'],
    ['start', 'SIGINT'],
    ['dev', 'SIGTERM'],
    ['dev', 'SIGINT'],
    ['mock', 'SIGTERM'],
    ['prism', 'SIGTERM'],
  ] as const)('%s ends at %s', async (script, signal) => {
    const port = await freePort()
    if (script === 'start') await addEmptyDatabase(data)
    run = npmRun(script, { PORT: String(port), HASHI_DATA: data, ...noSample })
    await run.waitFor(/Stop +Ctrl\+C/)
    const answer = await fetch(`http://localhost:${port}/`, { redirect: 'manual' })
    await answer.arrayBuffer()
    run.signal(signal)
    await run.ended
    expect(run.leavesProcess()).toBe(false)
    // Work in the background ends before the database is closed.
    expect(run.output()).not.toMatch(/has failed|destroyed|could not|cannot|was not|were not/i)
    const next = createServer().listen(port)
    await once(next, 'listening')
    next.close()
  })

  test('preview is the same program as start', () => {
    expect(scripts.preview).toBe(scripts.start)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('contract:check writes its report at %s', async (signal) => {
    const { url, server, control } = await startMockServer(0, { report: () => {} })
    const report = join(data, 'report.json')
    run = npmRun('contract:check', {}, '--', '--target', url, '--rate', '10', '--report', report)
    await expect.poll(() => control.status().requests).toBeGreaterThan(2)
    run.signal(signal)
    expect(await run.closed).toBe(5)
    expect(run.output()).toContain('Not finished, no findings so far')
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ interrupted: `Stopped by ${signal}` })
    server.close()
  })
})
