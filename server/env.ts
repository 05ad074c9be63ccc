import { join } from 'node:path'
import { recaptchaEnterprise, recaptchaV3 } from '#backend/captcha/recaptcha.ts'
import { createJobSearch } from '#backend/jobs/indexedSearch.ts'
import { createPasswords } from '#backend/passwords.ts'
import type { Captcha } from '#backend/ports/captcha.ts'
import type { Env } from '#backend/ports/env.ts'
import type { Store } from '#backend/ports/store.ts'
import { random } from '#backend/random.ts'
import { sampleIntake } from '#content/intake.ts'
import type { ServerConfig } from './config.ts'
import { createMailFolder } from './mail/folder.ts'
import { createSmtpMailer } from './mail/smtp.ts'
import { queuePasswords } from './passwords.ts'
import { createUploads } from './uploads.ts'

/** Creates the environment of the API's operations in production. */
export function createServerEnv(store: Store, config: ServerConfig): Env {
  const clock = () => new Date()
  const { dataFolder, smtpUrl } = config
  return {
    store,
    jobSearch: createJobSearch(store, clock),
    clock,
    random,
    passwords: queuePasswords(createPasswords()),
    files: createUploads(join(dataFolder, 'uploads')),
    mailer: smtpUrl ? createSmtpMailer(smtpUrl) : createMailFolder(join(dataFolder, 'mail')),
    intake: sampleIntake(clock),
    captcha: captchaOf(config),
    config: {
      origin: config.origin,
      limits: config.limits,
      secureCookies: config.origin.startsWith('https:'),
      trackingOrigin: config.trackingOrigin,
      checkResponses: false,
    },
  }
}

function captchaOf({ captcha, captchaSecret }: ServerConfig): Captcha | null {
  if (!captcha || !captchaSecret) return null
  if (captcha.provider === 'recaptcha-v3') return recaptchaV3(captchaSecret)
  const [project = '', apiKey = ''] = captchaSecret.split(':')
  return recaptchaEnterprise({ project, apiKey, siteKey: captcha.siteKey })
}
