import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('an empty environment', () => {
  test('gives no bot check, no mail server and no warnings', () => {
    expect(readConfig({})).toMatchObject({ captcha: null, captchaSecret: null, smtpUrl: null, warnings: [] })
  })
})

describe('the staff API', () => {
  test('has no port without one, and listens on this computer only', () => {
    expect(readConfig({})).toMatchObject({ staffPort: null, staffHost: '127.0.0.1' })
    const given = { HASHI_STAFF_PORT: '4100', HASHI_STAFF_HOST: '10.0.0.7' }
    expect(readConfig(given)).toMatchObject({ staffPort: 4100, staffHost: '10.0.0.7' })
    expect(() => readConfig({ HASHI_STAFF_PORT: 'x' })).toThrow('HASHI_STAFF_PORT is "x"')
  })
})

describe('the bot check', () => {
  const v3 = { HASHI_CAPTCHA: 'recaptcha-v3', HASHI_CAPTCHA_SITE_KEY: 'site' }
  const enterprise = { HASHI_CAPTCHA: 'recaptcha-enterprise', HASHI_CAPTCHA_SITE_KEY: 'site' }

  test('takes a provider with its site key and secret', () => {
    expect(readConfig({ ...v3, HASHI_CAPTCHA_SECRET: 'secret' })).toMatchObject({
      captcha: { provider: 'recaptcha-v3', siteKey: 'site' },
      captchaSecret: 'secret',
    })
    expect(readConfig({ ...enterprise, HASHI_CAPTCHA_SECRET: 'project:key' })).toMatchObject({
      captcha: { provider: 'recaptcha-enterprise', siteKey: 'site' },
      captchaSecret: 'project:key',
    })
  })

  test('is off without a site key, and a warning says so', () => {
    expect(readConfig({ HASHI_CAPTCHA: 'recaptcha-v3' })).toMatchObject({
      captcha: null,
      captchaSecret: null,
      warnings: [
        'HASHI_CAPTCHA names recaptcha-v3, but HASHI_CAPTCHA_SITE_KEY is not set: the forms have no bot check.',
      ],
    })
  })

  test('needs no secret if another API performs it', () => {
    expect(readConfig({ ...v3, HASHI_API_URL: 'https://api.example.com' })).toMatchObject({
      captcha: { siteKey: 'site' },
      captchaSecret: null,
    })
  })

  test.each([
    [v3, 'HASHI_CAPTCHA_SECRET is not set: HASHI_CAPTCHA_SITE_KEY needs it'],
    [
      { ...enterprise, HASHI_CAPTCHA_SECRET: 'hidden' },
      'HASHI_CAPTCHA_SECRET is "***": must be the project id and an API key, project:key',
    ],
    [
      { HASHI_CAPTCHA: 'turnstile' },
      'HASHI_CAPTCHA is "turnstile": must be none, recaptcha-v3 or recaptcha-enterprise',
    ],
  ])('%j is refused', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })
})

describe('the mail server', () => {
  test.each(['smtp://user:password@mail.example.com:587', 'smtps://mail.example.com'])('%s', (url) => {
    expect(readConfig({ HASHI_SMTP_URL: url }).smtpUrl).toBe(url)
  })
  test.each(['mail.example.com', 'https://mail.example.com', 'smtp://', 'smtp://:587'])(
    '%s is refused',
    (url) => {
      expect(() => readConfig({ HASHI_SMTP_URL: url })).toThrow(
        `HASHI_SMTP_URL is "${url}": must be an address such as smtp://user:password@host:587`,
      )
    },
  )
})

describe('the port', () => {
  test.each(['99999', '-1', '3000.5', '1e3', 'http', '0x50'])('%s is refused', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(`PORT is "${PORT}": must be a whole number from 0 to 65535`)
  })
})

describe('the limits', () => {
  test.each([
    ['{', 'must be JSON such as {"checkEmail": {"count": 30, "within": 60000}}'],
    ['[1]', 'must be JSON such as {"checkEmail": {"count": 30, "within": 60000}}'],
    ['{"createEntires": {"count": 1, "within": 60000}}', 'createEntires: is not an operation'],
    [
      '{"createEntry": {"count": 0, "within": 86400001}}',
      'createEntry.count: must be a whole number from 1; createEntry.within: must be milliseconds from 1000 to 86400000',
    ],
    ['{"createEntry": {"count": 1, "within": 60000, "per": 1}}', 'createEntry: Unrecognized key: "per"'],
  ])('%s are refused', (text, message) => {
    expect(() => readConfig({ HASHI_LIMITS: text })).toThrow(
      `HASHI_LIMITS is ${JSON.stringify(text)}: ${message}`,
    )
  })

  test('replace the defaults of their names, and the others stay', () => {
    const createEntry = { count: 1, within: 60_000 }
    const failedLoginsOfNetwork = { count: 600, within: 60_000 }
    const HASHI_LIMITS = JSON.stringify({ createEntry, failedLoginsOfNetwork })
    expect(readConfig({ HASHI_LIMITS }).limits).toEqual({
      ...readConfig({}).limits,
      createEntry,
      failedLoginsOfNetwork,
    })
  })
})

describe('the size of the seed', () => {
  test('is read', () => expect(readConfig({ HASHI_SEED: 'jobs=10000' }).seed).toEqual({ jobs: 10_000 }))
  test.each(['jobs=many', 'jobs=1', 'people=5'])('%s is refused', (HASHI_SEED) => {
    expect(() => readConfig({ HASHI_SEED })).toThrow(
      new RegExp(`HASHI_SEED is "${HASHI_SEED}": must be "jobs=" and a number from \\d+ to 100000`),
    )
  })
})

describe('the database', () => {
  test.each(['mysql://u:pw-7@host/name', 'postgres', 'postgres//u:pw-7@host'])('%s is refused', (url) => {
    const read = () => readConfig({ DATABASE_URL: url })
    expect(read).toThrow(
      /DATABASE_URL is ".*": must be an address such as postgres:\/\/user:password@host:5432\/name/,
    )
    expect(read).not.toThrow('pw-7')
  })
})

describe('the proxies', () => {
  test.each([
    [undefined, 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
  ])('%s: %i of them are trusted', (HASHI_TRUST_PROXY, proxies) => {
    expect(readConfig({ HASHI_TRUST_PROXY }).proxies).toBe(proxies)
  })
})

test('all mistakes are reported together, without secrets', () => {
  const read = () =>
    readConfig(
      {
        PORT: '99999',
        HASHI_ORIGIN: 'example.com',
        HASHI_DATA: '/data',
        DATABASE_URL: 'mysql://hashi:se/cr@et@host/db',
        HASHI_SMTP_URL: 'http://user:secret@mail.example.com',
        HASHI_SEED: 'jobs=1',
        HASHI_LIMITS: '{',
        HASHI_TRUST_PROXY: 'yes',
        HASHI_CAPTCHA: 'recaptcha-enterprise',
        HASHI_CAPTCHA_SITE_KEY: 'site',
        HASHI_CAPTCHA_SECRET: 'secret',
        HASHI_ANALYTICS: 'ga4:secret?',
        HASHI_TRUSTPROXY: 'true',
      },
      (folder) => `must be a folder, not the file ${folder}`,
    )
  const names = [
    'PORT',
    'HASHI_ORIGIN',
    'HASHI_DATA',
    'DATABASE_URL',
    'HASHI_SMTP_URL',
    'HASHI_SEED',
    'HASHI_LIMITS',
    'HASHI_TRUST_PROXY',
    'HASHI_CAPTCHA_SECRET',
    'HASHI_ANALYTICS',
  ]
  for (const name of names) expect(read).toThrow(`  ${name} is "`)
  expect(read).toThrow('  HASHI_TRUSTPROXY is not a variable of Hashi. Did you mean HASHI_TRUST_PROXY?')
  expect(read).toThrow('DATABASE_URL is "mysql://hashi:***@host/db"')
  expect(read).toThrow('HASHI_SMTP_URL is "http://user:***@mail.example.com"')
})

describe('a variable that Hashi does not know', () => {
  test.each([
    ['HASHI_DTA', ' Did you mean HASHI_DATA?'],
    ['HASHI_PORT', ' Did you mean PORT?'],
    ['HASHI_DATABASE_URL', ' Did you mean DATABASE_URL?'],
    ['HASHI_SOMETHING_ELSE', ''],
  ])('%s is a warning', (name, help) => {
    expect(readConfig({ [name]: 'x' }).warnings).toEqual([`${name} is not a variable of Hashi.${help}`])
  })
})
