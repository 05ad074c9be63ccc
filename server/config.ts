import * as z from 'zod'
import { defaultLimits } from '#backend/limits.ts'
import { type SeedSize, parseSeed } from '#content/seed.ts'
import type { AnalyticsConfig, CaptchaConfig } from '#src/context/config.ts'
import type { Company } from '#domain/company.ts'
import type { IntakeConfig } from './intake/intake.ts'
import { type StrictTransport, strictTransports } from './http/headers.ts'
import { type LogForm, logForms } from './observe/log.ts'
import {
  companyOf,
  intakeMistakes,
  intakeOf,
  isOnThisComputer,
  isSampleWanted,
  sampleMistakes,
} from './start/choices.ts'
import { type DatabaseOptions, databaseOptions, databaseUrl, usualOptions } from './store/options.ts'
import { type ClamdAddress, clamdAddress } from './scanner/address.ts'
import { limits } from './start/limits.ts'
import { port } from './start/port.ts'
import { type Mistake, configError, unknownVariables } from './start/problems.ts'

const url = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: 'must be an address that begins with http:// or https://',
})

/** Whether a request to an address is encrypted, or stays on this computer. */
const isSafe = (address: string) =>
  address.startsWith('https:') || (URL.canParse(address) && isOnThisComputer(address))

/** Seconds: balancers ask every few seconds whether a server is ready. */
const STOP_DELAY = 5

const usualStopDelay = (origin: string) => (origin.startsWith('https:') ? STOP_DELAY : 0)
const usualLogForm = (): LogForm => (process.stdout.isTTY ? 'text' : 'json')
const proxiesOf = (text: string) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))

/** Every variable that the server reads. */
const schema = z.object({
  PORT: port.default(3000),
  /** The site's public origin. The server never uses the Host header for it. */
  HASHI_ORIGIN: url.optional(),
  /** The URL of another API, used instead of this server's. */
  HASHI_API_URL: url.optional(),
  /** The origin of the applicant-tracking system, for links to the records of stories. */
  HASHI_TRACKING_ORIGIN: url.optional(),
  HASHI_DATA: z.string().default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  /** The number of connections to PostgreSQL and their time limits as JSON. */
  HASHI_DATABASE: databaseOptions.default(usualOptions),
  /** Whether the sample content and accounts are added. By default only to a site on this computer. */
  HASHI_SAMPLE: z.enum(['on', 'off'], 'must be on or off').optional(),
  /** The path of the file with the facts of the company. Without it, the sample has a company of its own. */
  HASHI_COMPANY: z.string().optional(),
  /** Where applications for recommended jobs arrive. By default the desk, or the sample's intake with the sample. */
  HASHI_INTAKE: z.enum(['desk', 'webhook', 'sample'], 'must be desk, webhook or sample').optional(),
  HASHI_INTAKE_URL: url.refine(isSafe, 'must begin with https:// unless it is on this computer').optional(),
  HASHI_INTAKE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  HASHI_SEED: z
    .string()
    .transform((text, context) => {
      try {
        return parseSeed(text)
      } catch (error) {
        context.addIssue(error instanceof Error ? error.message : String(error))
        return z.NEVER
      }
    })
    .default({}),
  /** The number of trusted proxies that set X-Forwarded-For; `true` is one. */
  HASHI_TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/, 'must be the number of proxies, or true for one')
    .default('false'),
  /** The scope of HSTS behind https. */
  HASHI_HSTS: z.enum(strictTransports, 'must be site, subdomains or preload').default('site'),
  /** The form of the log of requests; by default text on a terminal, otherwise JSON. */
  HASHI_LOG: z.enum(logForms, 'must be json, text or off').optional(),
  /** The time in seconds between `/readyz` saying no and the stop; by default 5 behind https. */
  HASHI_STOP_DELAY: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a whole number of seconds below 100')
    .optional(),
  /** The bot check of the forms. Requires a site key. */
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
  /** The mail server. Without it, mails are written as files to the data folder. */
  HASHI_SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be an address such as smtp://user:password@host:587',
    })
    .optional(),
  /** The virus scanner of uploads, clamd. Without it, uploads are not scanned. */
  HASHI_CLAMD: clamdAddress.nullable().default(null),
  /** The analytics provider: `none`, or `ga4:` with the id of a data stream of Google Analytics 4. */
  HASHI_ANALYTICS: z
    .string()
    .regex(/^(none|ga4:G-[A-Z0-9]+)$/, 'must be none, or ga4: with an id such as ga4:G-ABC123DEF4')
    .default('none'),
  /** The port of the staff API; without it only its socket answers. */
  HASHI_STAFF_PORT: port.optional(),
  /** The address that the staff API listens at. */
  HASHI_STAFF_HOST: z.string().default('127.0.0.1'),
  /** Changed limits as JSON: {"checkEmail": {"count": 30, "within": 60000}}. */
  HASHI_LIMITS: limits.default({}),
})

export type ServerConfig = {
  port: number
  origin: string
  apiUrl: string | null
  trackingOrigin: string | null
  dataFolder: string
  databaseUrl: string | null
  database: DatabaseOptions
  /** Whether the sample is added to a store that never had it. */
  sample: boolean
  seed: SeedSize
  company: Company
  intake: IntakeConfig
  /** The number of trusted proxies before this server. */
  proxies: number
  hsts: StrictTransport
  log: LogForm
  /** The time in ms that a stopping server is not ready and still serves. */
  stopDelay: number
  captcha: CaptchaConfig | null
  /** Separate from `captcha`, which is sent to pages. Null without a check, or if another API performs it. */
  captchaSecret: string | null
  smtpUrl: string | null
  clamd: ClamdAddress | null
  analytics: AnalyticsConfig | null
  /** Null without a port. */
  staffPort: number | null
  staffHost: string
  limits: typeof defaultLimits
  /** Sentences about probable mistakes, shown at the start. */
  warnings: string[]
}

/**
 * Reads the configuration from the environment. Throws a single error with all mistakes. `problemOfFolder` checks the data folder and
 * returns its problem, or null.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  problemOfFolder: (folder: string) => string | null = () => null,
): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  const folderProblem = problemOfFolder(given.HASHI_DATA ?? '.data')
  const company = companyOf(given)
  const unknown = unknownVariables(Object.keys(given), Object.keys(schema.shape))
  const mistakes = [
    ...(result.error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message })),
    ...(folderProblem === null ? [] : [{ name: 'HASHI_DATA', message: folderProblem }]),
    ...secretMistakes(given),
    ...sampleMistakes(given),
    ...intakeMistakes(given),
    ...company.mistakes.map((message) => ({ name: 'HASHI_COMPANY', message })),
  ]
  if (!result.success || company.company === null || mistakes.length > 0) {
    throw configError({ HASHI_DATA: '.data', ...given }, mistakes, unknown)
  }
  return {
    ...configOf(result.data),
    company: company.company,
    warnings: [...captchaWarnings(result.data), ...unknown],
  }
}

function configOf(values: Values): Omit<ServerConfig, 'company' | 'warnings'> {
  const captcha = captchaOf(values.HASHI_CAPTCHA, values.HASHI_CAPTCHA_SITE_KEY)
  const origin = new URL(values.HASHI_ORIGIN ?? `http://localhost:${values.PORT}`).origin
  return {
    port: values.PORT,
    origin,
    apiUrl: values.HASHI_API_URL ?? null,
    trackingOrigin: values.HASHI_TRACKING_ORIGIN ?? null,
    dataFolder: values.HASHI_DATA,
    databaseUrl: values.DATABASE_URL ?? null,
    database: values.HASHI_DATABASE,
    sample: isSampleWanted(values),
    seed: values.HASHI_SEED,
    intake: intakeOf(values),
    proxies: proxiesOf(values.HASHI_TRUST_PROXY),
    hsts: values.HASHI_HSTS,
    log: values.HASHI_LOG ?? usualLogForm(),
    stopDelay: 1000 * Number(values.HASHI_STOP_DELAY ?? usualStopDelay(origin)),
    captcha,
    captchaSecret: captcha && !values.HASHI_API_URL ? (values.HASHI_CAPTCHA_SECRET ?? null) : null,
    smtpUrl: values.HASHI_SMTP_URL ?? null,
    clamd: values.HASHI_CLAMD,
    analytics: analyticsOf(values.HASHI_ANALYTICS),
    staffPort: values.HASHI_STAFF_PORT ?? null,
    staffHost: values.HASHI_STAFF_HOST,
    limits: { ...defaultLimits, ...values.HASHI_LIMITS },
  }
}

type Given = Record<string, string | undefined>
type Values = z.infer<typeof schema>

/** The secret is required if this server performs the check. */
function secretMistakes(given: Given): Mistake[] {
  const { HASHI_CAPTCHA: provider, HASHI_CAPTCHA_SITE_KEY: key, HASHI_CAPTCHA_SECRET: secret } = given
  const name = 'HASHI_CAPTCHA_SECRET'
  if (!provider || provider === 'none' || !key || given.HASHI_API_URL) return []
  if (!secret) return [{ name, message: 'HASHI_CAPTCHA_SITE_KEY needs it' }]
  const isWrong = provider === 'recaptcha-enterprise' && !/^[^:]+:[^:]+$/.test(secret)
  return isWrong ? [{ name, message: 'must be the project id and an API key, project:key' }] : []
}

function captchaWarnings({ HASHI_CAPTCHA: provider, HASHI_CAPTCHA_SITE_KEY: key }: Values) {
  if (provider === 'none' || key !== undefined) return []
  return [
    `HASHI_CAPTCHA names ${provider}, but HASHI_CAPTCHA_SITE_KEY is not set: the forms have no bot check.`,
  ]
}

function captchaOf(
  provider: CaptchaConfig['provider'] | 'none',
  siteKey: string | undefined,
): CaptchaConfig | null {
  return provider === 'none' || siteKey === undefined ? null : { provider, siteKey }
}

function analyticsOf(text: string): AnalyticsConfig | null {
  const [, id] = text.split(':')
  return id === undefined ? null : { provider: 'ga4', id }
}
