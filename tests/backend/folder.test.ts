/** Tests the data folder where the production server stores entries. */

import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seed } from '#content/seed.ts'
import { filledEntry } from '#domain/forms/samples.ts'
import { readConfig } from '#server/config.ts'
import { createServerEnv } from '#server/env.ts'
import { openStore } from '#server/store/index.ts'
import { addEmptyDatabase } from '../support/emptyDatabase.ts'
import { KEY, entryForm } from './entries.ts'
import { send } from './support.ts'

const PHOTO_WORKER = join(import.meta.dirname, '../../server/photos/worker.ts')

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'hashi-data-'))
  await addEmptyDatabase(dataFolder)
})
afterEach(() => rm(dataFolder, { recursive: true }))

/** Opens the data folder like the server, and closes it after the work. */
async function withServer<T>(work: (env: ReturnType<typeof createServerEnv>) => Promise<T>): Promise<T> {
  const store = await openStore({ dataFolder })
  const env = createServerEnv(store, readConfig({ HASHI_DATA: dataFolder, PORT: '4341' }), PHOTO_WORKER)
  const passwords = { ...env.passwords, hash: async () => 'none' }
  await seed(store, { now: env.clock(), passwords })
  try {
    return await work(env)
  } finally {
    await store.close()
  }
}

const file = new File(['Ana Herrera'], '履歴書.txt', { type: 'text/plain' })
const enter = (env: ReturnType<typeof createServerEnv>, headers = {}) =>
  send(env, 'POST', '/entry', {
    headers: { 'Idempotency-Key': KEY, ...headers },
    body: entryForm({ job_ids: [20401], resumeJp: file }),
  })

describe('a data folder', () => {
  test('keeps an entry, its file, its mail and the stored response over a restart', async () => {
    const first = await withServer(async (env) => (await enter(env)).json())
    expect(first).toMatchObject({ id: 1004, job_ids: [20401] })

    await withServer(async (env) => {
      const applicant = await env.store.applicants.findByEmail(filledEntry.email)
      expect(applicant).toMatchObject({ id: 1004, language: 'en', activatedAt: null })
      const profile = await env.store.profiles.find(1004)
      expect(profile).toMatchObject({ nationality: 10477, resumeJp: { name: '履歴書.txt', size: 11 } })
      const kept = await env.store.files.get(profile?.resumeJp?.key ?? '')
      expect(new TextDecoder().decode(kept ?? undefined)).toBe('Ana Herrera')
      expect(await env.store.processes.ofApplicant(1004)).toMatchObject([{ jobId: 20401, statusId: 13511 }])
      expect(await (await enter(env)).json()).toEqual(first)
    })

    const mails = await readdir(join(dataFolder, 'mail'))
    expect(mails).toHaveLength(1)
    const mail = await readFile(join(dataFolder, 'mail', mails[0] ?? ''), 'utf8')
    expect(mail).toMatch(/^To: ana\.herrera@example\.com\n/)
    expect(mail).toMatch(/^http:\/\/localhost:4341\/en\/applicant\/verify\?token=verify_[\w-]{32}$/m)
  })

  test('of two concurrent entries one is registered', async () => {
    await withServer(async (env) => {
      vi.spyOn(env.store.applicants, 'findByEmail').mockResolvedValue(null)
      const answers = await Promise.all([
        enter(env),
        enter(env, { 'Idempotency-Key': KEY.replace('7', '8') }),
      ])
      expect(answers.map(({ status }) => String(status)).sort()).toEqual(['201', '409'])
    })
    expect(await readdir(join(dataFolder, 'mail'))).toHaveLength(1)
  })
})
