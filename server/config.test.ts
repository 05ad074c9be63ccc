import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration of nothing', () => {
  test('has no bot check and no mail server', () => {
    expect(readConfig({})).toMatchObject({ captcha: null, captchaSecret: null, smtpUrl: null })
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

  test('is none without a site key', () => {
    expect(readConfig({ HASHI_CAPTCHA: 'recaptcha-v3' })).toMatchObject({
      captcha: null,
      captchaSecret: null,
    })
  })

  test('needs no secret where another API makes it', () => {
    expect(readConfig({ ...v3, HASHI_API_URL: 'https://api.example.com' })).toMatchObject({
      captcha: { siteKey: 'site' },
      captchaSecret: null,
    })
  })

  test.each([
    [v3, 'HASHI_CAPTCHA_SECRET: is needed beside HASHI_CAPTCHA_SITE_KEY'],
    [{ ...enterprise, HASHI_CAPTCHA_SECRET: 'key' }, 'HASHI_CAPTCHA_SECRET: must be the project’s id'],
    [{ HASHI_CAPTCHA: 'turnstile' }, 'HASHI_CAPTCHA: must be none, recaptcha-v3 or recaptcha-enterprise'],
  ])('%j is refused', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })
})

describe('the mail server', () => {
  test.each(['smtp://user:password@mail.example.com:587', 'smtps://mail.example.com'])('%s', (url) => {
    expect(readConfig({ HASHI_SMTP_URL: url }).smtpUrl).toBe(url)
  })
  test.each(['mail.example.com', 'https://mail.example.com'])('%s is refused', (url) => {
    expect(() => readConfig({ HASHI_SMTP_URL: url })).toThrow('HASHI_SMTP_URL: must be an address like')
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

test.each([
  '{',
  '{"createEntires": {"count": 1, "within": 60000}}',
  '{"createEntry": {"count": 1, "within": 86400001}}',
])('the limits %s are refused', (text) => {
  expect(() => readConfig({ HASHI_LIMITS: text })).toThrow('HASHI_LIMITS: must be JSON like')
})
