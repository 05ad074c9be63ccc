import { expect, test } from 'vitest'
import { sampleCompany } from '#content/company.ts'
import { createMockEnv } from '#mocks/env.ts'
import { checksOf } from './checks.ts'

const configured = {
  origin: 'http://localhost',
  seed: {},
  company: sampleCompany,
  intake: { kind: 'desk' as const },
  smtpUrl: null,
  databaseUrl: null,
  captcha: null,
  clamd: { path: '/run/clamav/clamd.ctl' },
  staffPort: null,
  staffHost: '127.0.0.1',
}

test('files that are not handed out are counted, and people with a virus are named', async () => {
  const { store } = await createMockEnv()
  const ofFiles = async () => (await checksOf(configured, store)).filter(({ name }) => name === 'files')
  const put = (key: string, applicantId: number) =>
    store.files.put({ key, applicantId, bytes: Uint8Array.of(1), scan: 'waiting' })
  const files = await store.files.unscanned(100)
  expect(await ofFiles()).toMatchObject([
    {
      ok: true,
      text: `No file waits for the virus scanner. Older files that will be scanned: ${files.length}.`,
    },
  ])
  for (const { key } of files) await store.files.settle(key, 'clean')
  expect(await ofFiles()).toMatchObject([{ ok: true, text: 'No file waits for the virus scanner.' }])
  await put('a', 1001)
  await put('b', 1002)
  await put('c', 1003)
  expect(await ofFiles()).toMatchObject([{ ok: false, text: 'Files that wait for the virus scanner: 3.' }])
  for (const key of ['a', 'b']) await store.files.settle(key, 'found')
  expect(await ofFiles()).toMatchObject([
    {
      ok: false,
      text: 'Files that wait for the virus scanner: 1. A virus was found in files of these people: 1001, 1002. See "person show", and ask them for others.',
    },
  ])
})
