import { join } from 'node:path'
import { recaptchaEnterprise, recaptchaV3 } from '#backend/captcha/recaptcha.ts'
import { followRevisions } from '#backend/content/revisions.ts'
import { random } from '#backend/crypto.ts'
import { createJobSearch } from '#backend/jobs/indexedSearch.ts'
import { nextTask } from '#backend/nextTask.ts'
import { createPasswords } from '#backend/passwords.ts'
import type { Captcha } from '#backend/ports/captcha.ts'
import type { Env } from '#backend/ports/env.ts'
import type { IndexFile } from '#backend/ports/jobSearch.ts'
import type { Store } from '#backend/ports/store.ts'
import { createArgon2 } from './argon2.ts'
import type { ServerConfig } from './config.ts'
import { createIntake } from './intake/intake.ts'
import { createMailFolder } from './mail/folder.ts'
import { createSmtpMailer } from './mail/smtp.ts'
import { currentRequest, fetchTraced } from './observe/currentRequest.ts'
import { queuePasswords } from './passwords.ts'
import { createStripper } from './photos/stripper.ts'
import { createClamd } from './scanner/clamd.ts'
import { createErasureFile } from './store/erasureFile.ts'

type Parts = Partial<Pick<Env, 'giveWay' | 'security' | 'importPace'>> & {
  /** Stores the index of the job search over restarts. */
  indexFile?: IndexFile
}

/** For an import without a server, where no request waits for it. */
const WITHOUT_PAUSES = { linesBetweenPauses: Infinity, rest: 0 }

/** Creates the environment of the API's operations in production. `photoWorker` is the file of `photos/worker.ts`, as built. */
export function createServerEnv(
  store: Store,
  config: ServerConfig,
  photoWorker: string,
  { giveWay = nextTask, security = () => {}, importPace = WITHOUT_PAUSES, indexFile }: Parts = {},
): Env {
  const clock = () => new Date()
  const { dataFolder, smtpUrl } = config
  const revisions = followRevisions(store, clock)
  return {
    store,
    revisions,
    jobSearch: createJobSearch(store, clock, { revisions, giveWay, file: indexFile }),
    clock,
    random,
    giveWay,
    importPace,
    passwords: queuePasswords(createArgon2(createPasswords())),
    stripMetadata: createStripper(photoWorker),
    mailer: smtpUrl ? createSmtpMailer(smtpUrl) : createMailFolder(join(dataFolder, 'mail')),
    erasureNotes: createErasureFile(join(dataFolder, 'erasures.jsonl')),
    intake: createIntake(config.intake, clock),
    captcha: captchaOf(config),
    scanner: config.clamd && createClamd(config.clamd),
    security,
    requestId: () => currentRequest()?.id ?? null,
    config: {
      origin: config.origin,
      company: config.company,
      limits: config.limits,
      secureCookies: config.origin.startsWith('https:'),
      trackingOrigin: config.trackingOrigin,
      checkResponses: false,
    },
  }
}

function captchaOf({ captcha, captchaSecret }: ServerConfig): Captcha | null {
  if (!captcha || !captchaSecret) return null
  if (captcha.provider === 'recaptcha-v3') return recaptchaV3(captchaSecret, fetchTraced)
  const [project = '', apiKey = ''] = captchaSecret.split(':')
  return recaptchaEnterprise({ project, apiKey, siteKey: captcha.siteKey }, fetchTraced)
}
