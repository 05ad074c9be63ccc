/** Bot checks by Google's reCAPTCHA, v3 or Enterprise. */

import * as z from 'zod/mini'
import type { Captcha } from '../ports/captcha.ts'

/** The minimum score of a person, from 0 (bot) to 1 (person). Google advises to start with 0.5. */
const LEAST_SCORE = 0.5

/** The time limit of a call, in ms. */
const PATIENCE = 5_000

export type Fetch = (request: Request) => Promise<Response>

const v3Reply = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  'error-codes': z._default(z.array(z.string()), []),
})

/** https://developers.google.com/recaptcha/docs/verify and /docs/v3 */
export function recaptchaV3(secret: string, fetch: Fetch = globalThis.fetch): Captcha {
  return {
    async isHuman(token) {
      const body = new URLSearchParams({ secret, response: token })
      const result = v3Reply.parse(await post(fetch, 'https://www.google.com/recaptcha/api/siteverify', body))
      // A wrong secret is a fault of the configuration, not of the person.
      if (result['error-codes'].some((code) => code.endsWith('-input-secret')))
        throw new Error('reCAPTCHA does not know HASHI_CAPTCHA_SECRET')
      return result.success && (result.score ?? 0) >= LEAST_SCORE
    },
  }
}

const assessment = z.object({
  tokenProperties: z.object({ valid: z.boolean() }),
  riskAnalysis: z.optional(z.object({ score: z.optional(z.number()) })),
})

/** https://cloud.google.com/recaptcha/docs/create-assessment-website, called through the REST API with an API key. */
export function recaptchaEnterprise(
  { project, apiKey, siteKey }: { project: string; apiKey: string; siteKey: string },
  fetch: Fetch = globalThis.fetch,
): Captcha {
  const url = new URL(
    `/v1/projects/${encodeURIComponent(project)}/assessments`,
    'https://recaptchaenterprise.googleapis.com',
  )
  url.searchParams.set('key', apiKey)
  return {
    async isHuman(token) {
      const body = JSON.stringify({ event: { token, siteKey } })
      const { tokenProperties, riskAnalysis } = assessment.parse(await post(fetch, url, body))
      return tokenProperties.valid && (riskAnalysis?.score ?? 0) >= LEAST_SCORE
    },
  }
}

async function post(fetch: Fetch, url: string | URL, body: string | URLSearchParams): Promise<unknown> {
  const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined
  const signal = AbortSignal.timeout(PATIENCE)
  const response = await fetch(new Request(url, { method: 'POST', headers, body, signal }))
  if (!response.ok) throw new Error(`reCAPTCHA responded with ${response.status}`)
  return response.json()
}
