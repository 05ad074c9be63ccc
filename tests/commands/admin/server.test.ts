/** The commands of the server itself: with the store of its own process, and against a running server. */

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { lineOf } from '../../staff/contentLines.ts'
import { type Admin, createAdmin, items } from './program.ts'

let admin: Admin

describe('without a server', () => {
  beforeAll(async () => {
    admin = await createAdmin({ server: false })
  })
  afterAll(() => admin.stop())

  test('migrate: prepares an empty folder', async () => {
    expect(await admin.json('migrate')).toMatchObject({
      applied: expect.arrayContaining(['0001_first', '0016_email_keys']),
    })
  })

  test('import and export: in an empty store', async () => {
    const line = JSON.stringify(lineOf('advisors', 'own'))
    const { out } = await admin.run('import', 'advisors', '-', '--json', { input: line })
    expect(JSON.parse(out)).toMatchObject({ lines: 1, added: 1 })
    expect((await admin.run('export', 'advisors')).out).toContain('"external_id":"own"')
  })
})

describe('against a running server', () => {
  beforeAll(async () => {
    admin = await createAdmin()
  })
  afterAll(() => admin.stop())

  test('token: creates, lists and revokes', async () => {
    const create = ['token', 'create', '--scope', 'content,read', '--expires', '2027-01-31', '--name', '追跡']
    const created = z.object({ id: z.number(), token: z.string() }).parse(await admin.json(...create))
    expect(created.token).toMatch(/^hst\d+_[\w-]{32}$/)
    const { items: listed } = items.parse(await admin.json('token', 'list'))
    expect(listed).toContainEqual(expect.objectContaining({ id: created.id, name: '追跡' }))
    const revoke = ['token', 'revoke', String(created.id)]
    expect(await admin.run(...revoke)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('--yes'),
    })
    expect(await admin.run(...revoke, '--yes', '--if-match', '7', '--json')).toMatchObject({
      code: 4,
      out: '',
    })
    expect(await admin.json(...revoke, '--yes')).toMatchObject({ id: created.id, version: '2' })
    expect(await admin.run(...revoke, '--yes')).toMatchObject({ code: 4, out: '' })
  })

  test('audit: lists the changes, for people and as JSON', async () => {
    const answer = await admin.json('audit', 'list', '--operation', 'createToken', '--per-page', '1')
    expect(answer).toMatchObject({ items: [{ operation: 'createToken', actor: { kind: 'socket' } }] })
    const { code, out } = await admin.run('audit', 'list', '--target', 'token:1')
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toMatch(/^At +Caller +Operation +Target$/)
  })

  test('check: names the missing parts, and fails if it is strict', async () => {
    const { items: lines } = items.parse(await admin.json('check'))
    for (const name of ['company', 'intake', 'mail', 'database'])
      expect(lines).toContainEqual(expect.objectContaining({ name, ok: false }))
    const strict = await admin.run('check', '--strict', '--json')
    expect(strict.code).toBe(1)
    expect(items.parse(JSON.parse(strict.out)).items).toEqual(lines)
    expect(JSON.parse(strict.err)).toMatchObject({ detail: expect.stringContaining('mail') })
  })

  test('retention: counts and deletes data at the end of its storage period', async () => {
    const counted = await admin.json('retention', 'run', '--dry-run')
    expect(counted).toMatchObject({
      dryRun: true,
      items: expect.arrayContaining([expect.objectContaining({ rows: 0 })]),
    })
    expect((await admin.run('retention', 'run')).code).toBe(2)
    expect((await admin.run('retention', 'run', '--yes')).out).toMatch(/^Rule +Before +Rows\nmailRecords /)
  })

  test('register: prints CSV for Excel', async () => {
    const { out } = await admin.run('register', 'export', 'seekers')
    expect(out).toMatch(/^\uFEFF受付番号,受付年月日,/)
    expect(await admin.json('register', 'export', 'fees')).toEqual({ items: expect.any(Array) })
    expect((await admin.run('register', 'export', 'others')).code).toBe(2)
  })

  test('a call does not load the fetch of Node, a third of the time of a command', async () => {
    const print = `process.on('exit', () => console.error(process.moduleLoadList.join()))`
    const program = [join(admin.build, 'server/admin.js'), 'job', 'list', '--json']
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', `data:text/javascript,${print}`, ...program],
      { env: { HASHI_DATA: admin.folder } },
    )
    expect(items.parse(JSON.parse(stdout)).items.length).toBeGreaterThan(0)
    expect(stderr).toContain('NativeModule _http_client')
    expect(stderr).not.toContain('undici')
  })

  test('migrate: has nothing to do', async () => {
    expect(await admin.json('migrate')).toEqual({ applied: [] })
  })

  test('failures have their exit codes, and problem documents with --json', async () => {
    const missing = await admin.run('token', 'revoke', '999', '--yes', '--json')
    expect(missing).toMatchObject({ code: 3, out: '' })
    expect(JSON.parse(missing.err)).toMatchObject({ type: '/problems/not-found', status: 404 })
    expect((await admin.run('token', 'revoke', '999', '--yes')).err).toBe('There is no token 999.\n')
    const refused = await admin.run('token', 'create', '--scope', 'read', '--expires', '2020-01-31', '--json')
    expect(refused).toMatchObject({ code: 2, out: '' })
    expect(JSON.parse(refused.err)).toMatchObject({ errors: [{ field: 'expiresOn' }] })
  })
})
