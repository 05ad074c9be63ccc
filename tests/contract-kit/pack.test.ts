/** The packed kit runs in an empty folder, with its own copy of the contract. */
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMockServer } from '#mocks/http.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'hashi-packed-kit-'))
let mock: Awaited<ReturnType<typeof startMockServer>>

beforeAll(async () => {
  mock = await startMockServer(0, { report: () => {} })
})
afterAll(() => void mock.server.close())

test('npm pack makes a package that checks a backend from an empty folder', async () => {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: 'contract-kit',
  })
  const file = join(folder, stdout.trim().split('\n').at(-1) ?? '')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--prefix', folder, file])
  const program = join(folder, 'node_modules', '.bin', 'hashi-contract')
  const result = await run(program, ['--target', mock.url, '--only', 'story', '--rate', '500'], {
    cwd: folder,
  })
  expect(result.stdout).toContain('No findings')
})
