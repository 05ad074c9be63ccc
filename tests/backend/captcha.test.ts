import { describe, expect, test, vi } from 'vitest'
import { type Fetch, recaptchaEnterprise, recaptchaV3 } from '#backend/captcha/recaptcha.ts'
import { inquiryRequest } from '#domain/forms/inquiryRequest.ts'
import { invitationRequest } from '#domain/forms/invitationRequest.ts'
import { filledInquiry, filledInvitation } from '#domain/forms/samples.ts'
import { createTestApp } from '#mocks/test.ts'
import { KEY, brokenRules, entryForm, post } from './entries.ts'

const answering = (body: unknown, status = 200) =>
  vi.fn<Fetch>(async () => new Response(JSON.stringify(body), { status }))

describe('reCAPTCHA v3', () => {
  test.each([
    [{ success: true, score: 0.9 }, true],
    [{ success: true, score: 0.5 }, true],
    [{ success: true, score: 0.4 }, false],
    [{ success: true }, false],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
  ])('%j: %s', async (answer, isHuman) => {
    const fetch = answering(answer)
    expect(await recaptchaV3('secret', fetch).isHuman('token')).toBe(isHuman)
    const [request] = fetch.mock.calls[0] ?? []
    expect(request?.url).toBe('https://www.google.com/recaptcha/api/siteverify')
    expect(await request?.text()).toBe('secret=secret&response=token')
  })
})

describe('reCAPTCHA Enterprise', () => {
  test.each([
    [{ tokenProperties: { valid: true }, riskAnalysis: { score: 0.7 } }, true],
    [{ tokenProperties: { valid: true }, riskAnalysis: { score: 0.1 } }, false],
    [{ tokenProperties: { valid: false } }, false],
  ])('%j: %s', async (answer, isHuman) => {
    const fetch = answering(answer)
    const captcha = recaptchaEnterprise({ project: 'my-project', apiKey: 'key', siteKey: 'site' }, fetch)
    expect(await captcha.isHuman('token')).toBe(isHuman)
    const [request] = fetch.mock.calls[0] ?? []
    expect(request?.url).toBe(
      'https://recaptchaenterprise.googleapis.com/v1/projects/my-project/assessments?key=key',
    )
    expect(await request?.json()).toEqual({ event: { token: 'token', siteKey: 'site' } })
  })
})

const unreachable: [string, Fetch][] = [
  ['does not respond', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', answering({}, 500)],
  ['returns something else', answering('<html>')],
  ['does not know the secret', answering({ success: false, 'error-codes': ['invalid-input-secret'] })],
]

const calls: [string, string, (token?: string) => unknown][] = [
  ['an entry', '/entry', (captcha_token) => entryForm({ captcha_token })],
  [
    'an inquiry',
    '/inquiry',
    (captcha_token) => inquiryRequest('general', filledInquiry.general, captcha_token),
  ],
  ['an invitation', '/invitation', (captcha_token) => invitationRequest(filledInvitation, captcha_token)],
]

describe.each(calls)('%s', (_, path, body) => {
  const appWith = async (fetch: Fetch) => {
    const app = await createTestApp()
    app.env.captcha = recaptchaV3('secret', fetch)
    return app
  }
  const human = () => answering({ success: true, score: 0.9 })
  const bot = () => answering({ success: true, score: 0.1 })

  test.each([
    ['of a bot', bot(), 'token'],
    ['that is missing', human(), undefined],
    ['that is empty', human(), ''],
  ])('with a token %s is refused', async (_token, fetch, token) => {
    const app = await appWith(fetch)
    expect(brokenRules(await post(app, path, body(token)))).toEqual({ captcha_token: 'required' })
    expect(app.env.mailer.sent).toEqual([])
  })

  test('with the token of a person is accepted; a repeated call is not checked again', async () => {
    const fetch = human()
    const app = await appWith(fetch)
    expect((await post(app, path, body('token'), { key: KEY })).status).toBe(201)
    expect((await post(app, path, body('token'), { key: KEY })).status).toBe(201)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each(unreachable)('is unavailable if the check %s', async (_reason, fetch) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = await appWith(fetch)
    expect(await post(app, path, body('token'))).toMatchObject({
      status: 503,
      body: { type: '/problems/service-unavailable' },
    })
  })
})

test('other invalid fields are reported before a token is spent', async () => {
  const app = await createTestApp()
  const isHuman = vi.fn(async () => true)
  app.env.captcha = { isHuman }
  expect(brokenRules(await post(app, '/entry', entryForm({ name: '', captcha_token: 'token' })))).toEqual({
    name: 'nameRequired',
  })
  expect(isHuman).not.toHaveBeenCalled()
})
