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
const BATCH = 5
const lines = Array.from(
  { length: 9 * BATCH },
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
  program.stdin.write(lines.slice(0, 4 * BATCH + 3).join(''))
  await expect.poll(written).toBe(4 * BATCH)
  await server.kill()
  program.stdin.end(lines.slice(4 * BATCH + 3).join(''))
  expect(await closed).toEqual([1, null])
  expect(await told).toContain('Run it again')

  const again = await admin.run('import', 'advisors', '-', '--json', { input: lines.join('') })
  expect(again).toMatchObject({ code: 0, err: '' })
  const { added, unchanged, failed } = JSON.parse(again.out)
  expect({ total: added + unchanged, failed, rest: unchanged % BATCH }).toEqual({
    total: 45,
    failed: 0,
    rest: 0,
  })
  expect(unchanged).toBeGreaterThanOrEqual(4 * BATCH)
  expect(await written()).toBe(lines.length)
  expect(await admin.json('audit', 'list', '--operation', 'importContent')).toMatchObject({
    total: lines.length,
  })
  expect(items.parse(await admin.json('event', 'list')).items).toHaveLength(lines.length)
})
