import { expect, test } from 'vitest'
import { mask } from './problems.ts'

test.each([
  ['DATABASE_URL', 'postgres://hashi:pw@host:5432/site', 'postgres://hashi:***@host:5432/site'],
  ['DATABASE_URL', 'postgres://hashi:p/w@1@host/site', 'postgres://hashi:***@host/site'],
  [
    'DATABASE_URL',
    'postgres://host:5432/site?user=hashi&password=pw&ssl=true',
    'postgres://host:5432/site?user=hashi&password=***&ssl=true',
  ],
  ['DATABASE_URL', 'postgres://hashi@host:5432/site', 'postgres://hashi@host:5432/site'],
  ['HASHI_SMTP_URL', 'hashi:pw@mail.example.com', 'hashi:***@mail.example.com'],
  ['HASHI_CAPTCHA_SECRET', 'project:key', '***'],
  ['HASHI_DATA', '/data', '/data'],
])('%s is shown without its secrets: %s', (name, value, shown) => {
  expect(mask(name, value)).toBe(shown)
})
