import { expect, test } from 'vitest'
import { createMockEnv } from '#mocks/env.ts'
import { readConfig } from '../config.ts'
import { banner } from './banner.ts'
import { readSampleAccounts } from './sampleAccounts.ts'

const sample = await readSampleAccounts(await createMockEnv())

const shown = (environment: Record<string, string>, accounts: typeof sample | null = sample) =>
  banner({ config: readConfig(environment), accounts, port: 4711, seconds: 3.44 })

test('the banner shows addresses, data, mails, accounts and how to stop', () => {
  expect(shown({ PORT: '4711', HASHI_DATA: '/data' })).toBe(`
  Hashi is running, ready in 3.4 s.

  Site      http://localhost:4711/
            http://localhost:4711/en
  Data      /data
            survives the end of the process; only PostgreSQL also a power failure
  Mails     text files in /data/mail
  Accounts  maria@example.com, linh@example.com (password hashi2026)
            pending@example.com (not activated yet)
  Stop      Ctrl+C
`)
})

test('without the sample, the banner shows no accounts', () => {
  expect(shown({ HASHI_SAMPLE: 'off', HASHI_COMPANY: 'docs/company.example.json' }, null)).not.toContain(
    '@example.com',
  )
})

test('configured values replace the defaults', () => {
  const text = shown(
    {
      HASHI_ORIGIN: 'https://hashi.example.com',
      HASHI_COMPANY: 'docs/company.example.json',
      HASHI_DATA: '/data',
      DATABASE_URL: 'postgres://hashi:secret@db/site',
      HASHI_SMTP_URL: 'smtp://hashi:secret@mail.example.com:587',
      HASHI_API_URL: 'https://api.example.com/api/v1',
      HASHI_CAPTCHA: 'recaptcha-v3',
      HASHI_DTA: '/other',
    },
    null,
  )
  expect(text).toContain('  Site      https://hashi.example.com/\n            https://hashi.example.com/en\n')
  expect(text).toContain('  Local     http://localhost:4711/\n')
  expect(text).toContain('  Data      postgres://hashi:***@db/site\n')
  expect(text).toContain('  Mails     smtp://hashi:***@mail.example.com:587\n')
  expect(text).toContain('  API       https://api.example.com/api/v1\n')
  expect(text).toContain('  Note      HASHI_CAPTCHA names recaptcha-v3')
  expect(text).toContain('            HASHI_DTA is not a variable of Hashi. Did you mean HASHI_DATA?')
  expect(text).not.toContain('Accounts')
  expect(text).not.toContain('secret')
})

test('accounts that were deleted, or have another password or address, are no longer offered', async () => {
  const env = await createMockEnv()
  const { store } = env
  const maria = await store.applicants.findByEmail('maria@example.com')
  if (!maria) throw new Error('The sample has no Maria')
  await store.applicants.remove(maria.id)
  expect(shown({}, await readSampleAccounts(env))).toContain(`
  Accounts  linh@example.com (password hashi2026)
            pending@example.com (not activated yet)
            maria@example.com (changed or deleted)
`)
  const linh = await store.applicants.findByEmail('linh@example.com')
  if (!linh) throw new Error('The sample has no Linh')
  await store.applicants.update({ ...linh, passwordHash: await env.passwords.hash('nagoya2027') })
  expect(shown({}, await readSampleAccounts(env))).toContain(`
  Accounts  pending@example.com (not activated yet)
            maria@example.com, linh@example.com (changed or deleted)
`)
})
