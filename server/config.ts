import type * as z from 'zod'
import { defaultLimits } from '#backend/limits.ts'
import type { SeedSize } from '#content/seed.ts'
import type { Company } from '#domain/company.ts'
import type { AnalyticsConfig, CaptchaConfig } from '#src/context/config.ts'
import type { StrictTransport } from './http/headers.ts'
import type { IntakeConfig } from './intake/intake.ts'
import type { LogForm } from './observe/log.ts'
import type { ClamdAddress } from './scanner/address.ts'
import { companyOf, intakeMistakes, intakeOf, isSampleWanted, sampleMistakes } from './start/choices.ts'
import { type Mistake, configError, unknownVariables } from './start/problems.ts'
import { variables } from './start/variables.ts'
import type { DatabaseOptions } from './store/options.ts'

/** Seconds: balancers ask every few seconds whether a server is ready. */
const STOP_DELAY = 5

const usualStopDelay = (origin: string) => (origin.startsWith('https:') ? STOP_DELAY : 0)

const usualLogForm = (): LogForm => (process.stdout.isTTY ? 'text' : 'json')

const proxiesOf = (text: string) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))

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
  const result = variables.safeParse(given)
  const folderProblem = problemOfFolder(given.HASHI_DATA ?? '.data')
  const company = companyOf(given)
  const unknown = unknownVariables(Object.keys(given), Object.keys(variables.shape))
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

type Values = z.infer<typeof variables>

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
