/** The environment variables that the server reads. */

import * as z from 'zod'
import { parseSeed } from '#content/seed.ts'
import { strictTransports } from '../http/headers.ts'
import { logForms } from '../observe/log.ts'
import { clamdAddress } from '../scanner/address.ts'
import { databaseOptions, databaseUrl, usualOptions } from '../store/options.ts'
import { isOnThisComputer } from './choices.ts'
import { limits } from './limits.ts'
import { port } from './port.ts'

const url = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: 'must be an address that begins with http:// or https://',
})

/** Whether a request to an address is encrypted, or stays on this computer. */
const isSafe = (address: string) =>
  address.startsWith('https:') || (URL.canParse(address) && isOnThisComputer(address))

/** Every variable that the server reads. */
export const variables = z.object({
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
