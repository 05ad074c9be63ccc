/** An import while the server is killed: the written things are whole, and the same import continues. */

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSite } from '../../../scripts/build.ts'
import { freePort, startProgram } from '../../../scripts/programs.ts'
import { lineOf } from '../../staff/contentLines.ts'
import { adminProgram, items } from '../../support/adminProgram.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-killed-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Lines of a transaction. */
const BATCH = 500
const lines = Array.from(
  { length: BATCH + 40 },
  (_, at) => `${JSON.stringify(lineOf('advisors', `a${at}`))}\n`,
)

test('is told, and can be repeated without the server', async () => {
  const build = await buildSite()
  const environment = { HASHI_DATA: folder, HASHI_SAMPLE: 'off', HASHI_COMPANY: 'docs/company.example.json' }
  const server = await startProgram([join(build, 'server/main.js')], {
    ...environment,
    PORT: String(await freePort()),
  })
  const admin = adminProgram(build, environment)
  const written = async () => items.parse(await admin.json('advisor', 'list')).items.length

  const program = admin.start(['import', 'advisors', '-'])
  const told = text(program.stderr)
  const closed = once(program, 'close')
  program.stdin.on('error', () => {})
  program.stdin.write(lines.slice(0, BATCH + 3).join(''))
  await expect.poll(written).toBe(BATCH)
  await server.kill()
  program.stdin.end(lines.slice(BATCH + 3).join(''))
  expect(await closed).toEqual([1, null])
  expect(await told).toContain('Run it again')

  const again = await admin.run('import', 'advisors', '-', '--json', { input: lines.join('') })
  expect(again).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(again.out)).toMatchObject({ added: 40, unchanged: BATCH, failed: 0 })
  expect(await written()).toBe(lines.length)
  expect(await admin.json('audit', 'list', '--operation', 'importContent')).toMatchObject({
    total: lines.length,
  })
  const events = async (after: number) =>
    items.parse(await admin.json('event', 'list', '--after', String(after))).items
  expect(await events(0)).toHaveLength(500)
  expect(await events(500)).toHaveLength(40)
})
