import * as z from 'zod'
import { defaultLimits, namedLimits } from '#backend/limits.ts'
import { LIMIT_WINDOW } from '#domain/limits.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { AnalyticsConfig, CaptchaConfig } from '#src/context/config.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })

const schema = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535).default(3000),
  /** The site's public origin; never taken from the Host header. */
  HASHI_ORIGIN: url.optional(),
  /** Another API than this server's. */
  HASHI_API_URL: url.optional(),
  /** Origin of the applicant-tracking system, for the links of the stories' records. */
  HASHI_TRACKING_ORIGIN: url.optional(),
  HASHI_DATA: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().startsWith('postgres', 'must begin with postgres:// or postgresql://').optional(),
  HASHI_SEED: z.string().default(''),
  /** Whether X-Forwarded-For tells the caller's address. */
  HASHI_TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false').default('false'),
  /** The bot check of the forms. Without a site key there is none. */
  HASHI_CAPTCHA: z
    .enum(
      ['none', 'recaptcha-v3', 'recaptcha-enterprise'],
      'must be none, recaptcha-v3 or recaptcha-enterprise',
    )
    .default('none'),
  HASHI_CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
    .optional(),
  /** The provider's secret: reCAPTCHA's own, or for Enterprise `project:key`, the project's id and an API key. */
  HASHI_CAPTCHA_SECRET: z.string().optional(),
  /** The mail server; without one, mails are files in the data folder. */
  HASHI_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@host:587' })
    .optional(),
  /** Who counts the views of pages: `none`, or `ga4:` with the id of a data stream of Google Analytics 4. */
  HASHI_ANALYTICS: z
    .string()
    .regex(/^(none|ga4:G-[A-Z0-9]+)$/, 'must be none, or ga4: with an id such as ga4:G-ABC123DEF4')
    .default('none'),
  /** Limits to change, as JSON: {"checkEmail": {"count": 30, "within": 60000}}. */
  HASHI_LIMITS: z.string().default('{}'),
})

const limits = z.record(
  z.string().refine((name) => Object.hasOwn(namedLimits, name) || Object.hasOwn(operations, name)),
  z.strictObject({ count: z.number().int().min(1), within: z.number().int().min(1000).max(LIMIT_WINDOW) }),
)

export type ServerConfig = {
  port: number
  origin: string
  apiUrl: string | null
  trackingOrigin: string | null
  dataFolder: string
  databaseUrl: string | null
  seed: string
  trustProxy: boolean
  captcha: CaptchaConfig | null
  /** Beside `captcha`, which pages are told. Null where there is no check, or another API makes it. */
  captchaSecret: string | null
  smtpUrl: string | null
  analytics: AnalyticsConfig | null
  limits: typeof defaultLimits
}

/** Reads the configuration from the environment; throws one message that names every bad value. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    throw invalid(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = result.data
  const captcha = captchaOf(values.HASHI_CAPTCHA, values.HASHI_CAPTCHA_SITE_KEY)
  return {
    port: values.PORT,
    origin: new URL(values.HASHI_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    apiUrl: values.HASHI_API_URL ?? null,
    trackingOrigin: values.HASHI_TRACKING_ORIGIN ?? null,
    dataFolder: values.HASHI_DATA,
    databaseUrl: values.DATABASE_URL ?? null,
    seed: values.HASHI_SEED,
    trustProxy: values.HASHI_TRUST_PROXY === 'true',
    captcha,
    captchaSecret: captcha && !values.HASHI_API_URL ? secretOf(captcha, values.HASHI_CAPTCHA_SECRET) : null,
    smtpUrl: values.HASHI_SMTP_URL ?? null,
    analytics: analyticsOf(values.HASHI_ANALYTICS),
    limits: { ...defaultLimits, ...readLimits(values.HASHI_LIMITS) },
  }
}

function captchaOf(
  provider: CaptchaConfig['provider'] | 'none',
  siteKey: string | undefined,
): CaptchaConfig | null {
  return provider === 'none' || siteKey === undefined ? null : { provider, siteKey }
}

function secretOf({ provider }: CaptchaConfig, secret: string | undefined): string {
  if (!secret) throw invalid('HASHI_CAPTCHA_SECRET: is needed beside HASHI_CAPTCHA_SITE_KEY')
  if (provider === 'recaptcha-enterprise' && !/^[^:]+:[^:]+$/.test(secret))
    throw invalid('HASHI_CAPTCHA_SECRET: must be the project’s id and an API key, project:key')
  return secret
}

const invalid = (...lines: string[]) =>
  new Error(`The configuration is not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`)

function analyticsOf(text: string): AnalyticsConfig | null {
  const [, id] = text.split(':')
  return id === undefined ? null : { provider: 'ga4', id }
}

function readLimits(text: string): Record<string, { count: number; within: number } | undefined> {
  try {
    return limits.parse(JSON.parse(text))
  } catch {
    throw invalid('HASHI_LIMITS: must be JSON like {"checkEmail": {"count": 30, "within": 60000}}')
  }
}
