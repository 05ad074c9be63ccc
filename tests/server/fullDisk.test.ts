/** A full disk below PGlite's folder: a write is refused as a whole, reads continue, and writes work again when there is room. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seed } from '#content/seed.ts'
import { FILE_BYTES } from '#domain/formLimits.ts'
import { readConfig } from '#server/config.ts'
import { createServerEnv } from '#server/env.ts'
import { openStore } from '#server/store/index.ts'
import { entryForm } from '../backend/entries.ts'
import { send } from '../backend/support.ts'
import { addEmptyDatabase } from '../support/emptyDatabase.ts'
import { fillDisk } from '../support/fullDisk.ts'

let dataFolder: string
let close: () => Promise<void>
let env: ReturnType<typeof createServerEnv>
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'hashi-full-'))
  await addEmptyDatabase(dataFolder)
  const store = await openStore({ dataFolder })
  close = () => store.close()
  env = createServerEnv(store, readConfig({ HASHI_DATA: dataFolder }), '')
  await seed(store, { now: env.clock(), passwords: { ...env.passwords, hash: async () => 'none' } })
})
afterEach(async () => {
  await close()
  await rm(dataFolder, { recursive: true })
})

const cvJp = new File([new Uint8Array(FILE_BYTES).fill(65)], 'cv.txt')

const enter = (email: string) =>
  send(env, 'POST', '/entry', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: entryForm({ email, email_confirm: email, cvJp }),
  })

test('an entry with a file is refused with 503, leaves nothing, and works when there is room', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await enter('first@example.com')).status).toBe(201)
  const disk = fillDisk()
  const refused = await enter('ana@example.com')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(await refused.json()).toMatchObject({ type: '/problems/service-unavailable' })
  expect(await env.store.applicants.findByEmail('ana@example.com')).toBeNull()
  expect(await env.store.applicants.findByEmail('first@example.com')).not.toBeNull()
  expect(disk).toHaveBeenCalled()
  disk.mockRestore()
  expect((await enter('ana@example.com')).status).toBe(201)
  expect(await env.store.applicants.findByEmail('ana@example.com')).not.toBeNull()
})
