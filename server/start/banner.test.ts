import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { banner } from './banner.ts'

const shown = (environment: Record<string, string>, hasSample = true) =>
  banner({ config: readConfig(environment), hasSample, port: 4711, seconds: 3.44 })

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
  expect(shown({ HASHI_SAMPLE: 'off', HASHI_COMPANY: 'docs/company.example.json' }, false)).not.toContain(
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
    false,
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
