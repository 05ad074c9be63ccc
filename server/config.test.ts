import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleCompany } from '#content/company.ts'
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

test('limits are changed by name, the others stay', () => {
  const failedLoginsOfNetwork = { count: 600, within: 60_000 }
  const confirmationMails = { count: 1, within: 86_400_000 }
  const { limits } = readConfig({
    HASHI_LIMITS: JSON.stringify({ failedLoginsOfNetwork, confirmationMails }),
  })
  expect(limits).toMatchObject({ failedLoginsOfNetwork, confirmationMails, failedLogins: { count: 5 } })
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

  test('replace the default of an operation', () => {
    const { limits } = readConfig({ HASHI_LIMITS: '{"createEntry": {"count": 1, "within": 60000}}' })
    expect(limits.createEntry).toEqual({ count: 1, within: 60_000 })
    expect(limits.checkEmail).toEqual(readConfig({}).limits.checkEmail)
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

describe('the sample', () => {
  const company = { HASHI_COMPANY: 'docs/company.example.json' }
  const https = { HASHI_ORIGIN: 'https://hashi.example.com', ...company }

  test.each([
    [{}, true],
    [{ HASHI_ORIGIN: 'http://127.0.0.1:8080' }, true],
    [{ HASHI_ORIGIN: 'http://[::1]:8080' }, true],
    [{ HASHI_ORIGIN: 'http://intranet.example.com', ...company }, false],
    [{ HASHI_ORIGIN: 'http://intranet.example.com', HASHI_SAMPLE: 'on' }, true],
    [{ HASHI_SAMPLE: 'off', ...company }, false],
    [https, false],
    [{ ...https, HASHI_SAMPLE: 'off' }, false],
  ])('%j: %s', (environment, sample) => expect(readConfig(environment).sample).toBe(sample))

  test.each([
    [{ HASHI_SAMPLE: 'yes' }, 'HASHI_SAMPLE is "yes": must be on or off'],
    [
      { ...https, HASHI_SAMPLE: 'on' },
      'HASHI_SAMPLE is "on": must be off with an https origin, the sample accounts are public',
    ],
  ])('%j is refused', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
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

describe('the company', () => {
  const EXAMPLE = 'docs/company.example.json'
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hashi-company-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function fileOf(text: string): string {
    const path = join(folder, `${crypto.randomUUID()}.json`)
    writeFileSync(path, text)
    return path
  }

  /** The example with changed fields; undefined removes one. */
  const changed = (changes: object) =>
    fileOf(JSON.stringify({ ...JSON.parse(readFileSync(EXAMPLE, 'utf8')), ...changes }))

  test('is that of the sample by default, and otherwise that of the file', () => {
    expect(readConfig({}).company).toBe(sampleCompany)
    const { company } = readConfig({ HASHI_COMPANY: EXAMPLE })
    expect(company.name.en).toBe('Reiji Careers K.K.')
  })

  test('is required without the sample', () => {
    expect(() => readConfig({ HASHI_SAMPLE: 'off' })).toThrow(
      'HASHI_COMPANY is not set: without the sample, the site needs the facts of its company: the path of a JSON file such as docs/company.example.json',
    )
    expect(() => readConfig({ HASHI_ORIGIN: 'https://hashi.example.com' })).toThrow(
      'HASHI_COMPANY is not set',
    )
  })

  test('may leave out what a new company does not have', () => {
    const path = changed({
      placements: undefined,
      staff: undefined,
      story: undefined,
      access: undefined,
      fee: { percent: 30, refunds: [] },
    })
    expect(readConfig({ HASHI_COMPANY: path }).company).not.toHaveProperty('placements')
  })

  test.each([
    [{ name: undefined }, 'name is missing'],
    [{ name: { ja: '例' } }, 'name.en is missing'],
    [{ address: { ja: ' ', en: 'Osaka' } }, 'address.ja must be text'],
    [{ founded: '2024-13-01' }, 'founded must be a date such as 2026-04-01'],
    [{ emails: { support: 'support' } }, 'emails.support must be an e-mail address'],
    [{ emails: { support: 'support' } }, 'emails.privacy is missing'],
    [{ fee: { percent: '30', refunds: [] } }, 'fee.percent must be a number'],
    [{ fee: { percent: 0, refunds: [] } }, 'fee.percent must be above 0'],
    [{ licence: 'x' }, 'licence has the wrong type'],
    [{ fax: '1' }, 'fax is not a known field'],
    [
      { placements: { years: [], averageFees: { engineering: 1, creative: 1, management: 1 } } },
      'placements.years must have a year',
    ],
  ])('with %j is refused', (changes, message) => {
    expect(() => readConfig({ HASHI_COMPANY: changed(changes) })).toThrow(message)
  })

  test('with several mistakes names each, beside other mistakes', () => {
    const HASHI_COMPANY = changed({ phone: undefined, court: {} })
    const read = () => readConfig({ HASHI_COMPANY, PORT: 'x' })
    for (const text of ['phone is missing', 'court.ja is missing', 'court.en is missing', 'PORT is "x"'])
      expect(read).toThrow(text)
  })

  test.each(['{', '[]', 'null', '"x"'])('%s is no file with facts', (text) => {
    expect(() => readConfig({ HASHI_COMPANY: fileOf(text) })).toThrow(
      /must be (the path of a JSON file|a JSON object)/,
    )
  })

  test('a missing file is refused', () => {
    expect(() => readConfig({ HASHI_COMPANY: '/nowhere/company.json' })).toThrow('ENOENT')
  })
})

describe('the intake', () => {
  const HASHI_COMPANY = 'docs/company.example.json'
  const webhook = { HASHI_INTAKE: 'webhook', HASHI_INTAKE_URL: 'https://ats.example.com/hashi' }
  const HASHI_INTAKE_SECRET = 'sixteen-characters'

  test('is the sample’s with the sample, and otherwise the desk', () => {
    expect(readConfig({}).intake).toEqual({ kind: 'sample' })
    expect(readConfig({ HASHI_SAMPLE: 'off', HASHI_COMPANY }).intake).toEqual({ kind: 'desk' })
    expect(readConfig({ HASHI_INTAKE: 'desk' }).intake).toEqual({ kind: 'desk' })
  })

  test('may be a webhook', () => {
    expect(readConfig({ ...webhook, HASHI_INTAKE_SECRET }).intake).toEqual({
      kind: 'webhook',
      url: webhook.HASHI_INTAKE_URL,
      secret: HASHI_INTAKE_SECRET,
    })
    const local = { ...webhook, HASHI_INTAKE_URL: 'http://localhost:8080/hashi', HASHI_INTAKE_SECRET }
    expect(readConfig(local).intake).toMatchObject({ kind: 'webhook' })
  })

  test.each([
    [{ HASHI_INTAKE: 'email' }, 'HASHI_INTAKE is "email": must be desk, webhook or sample'],
    [{ HASHI_INTAKE: 'webhook' }, 'HASHI_INTAKE_URL is not set: HASHI_INTAKE=webhook needs it'],
    [webhook, 'HASHI_INTAKE_SECRET is not set: HASHI_INTAKE=webhook needs it'],
    [
      { ...webhook, HASHI_INTAKE_SECRET, HASHI_INTAKE_URL: 'http://ats.example.com' },
      'HASHI_INTAKE_URL is "http://ats.example.com": must begin with https:// unless it is on this computer',
    ],
    [{ ...webhook, HASHI_INTAKE_SECRET, HASHI_INTAKE_URL: 'ats' }, 'HASHI_INTAKE_URL is "ats"'],
    [{ ...webhook, HASHI_INTAKE_SECRET: 'short' }, 'HASHI_INTAKE_SECRET is "***": must have at least 16'],
    [
      { HASHI_INTAKE: 'sample', HASHI_SAMPLE: 'off', HASHI_COMPANY },
      'HASHI_INTAKE is "sample": must be desk or webhook without the sample',
    ],
  ])('%j is refused', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })
})
