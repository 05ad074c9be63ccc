import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'

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
