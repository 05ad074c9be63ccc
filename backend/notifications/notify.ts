import type { Lang } from '#domain/lang.ts'
import { NOTIFICATIONS_KEPT } from '#domain/limits.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Env } from '../ports/env.ts'
import type { Notification } from '../ports/notifications.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { shortName } from '../processes/advisor.ts'

type News = Pick<Notification, 'applicantId' | 'kind' | 'processId' | 'ja' | 'en'>

/** Adds an unread notification and removes the oldest beyond those that are kept. Call it within a transaction. */
export async function notify({ notifications }: Store, { clock }: Env, news: News): Promise<void> {
  await notifications.insert({ ...news, date: clock().toISOString(), readAt: null })
  await notifications.keepNewest(news.applicantId, NOTIFICATIONS_KEPT)
}

/** Adds the notification of the first visit. Call it once, at activation, within its transaction. */
export function notifyWelcome(store: Store, env: Env, applicantId: number): Promise<void> {
  const { ja, en } = backendTexts
  return notify(store, env, {
    applicantId,
    kind: 'welcome',
    processId: null,
    ja: ja.welcome,
    en: en.welcome,
  })
}

/**
 * Tells how the system of an employer has decided. `process` is the new application or the refused recommendation. Call it within the
 * transaction of the decision.
 */
export async function notifyDecision(
  store: Store,
  env: Env,
  process: Process,
  decision: 'accepted' | 'refused',
): Promise<void> {
  const job = await store.jobs.find(process.jobId)
  if (!job) return
  const textsIn = (lang: Lang) =>
    backendTexts[lang].processNews[decision]({
      job: job[lang].title,
      advisor: shortName(process.details.advisor ?? job.advisor, lang),
    })
  await notify(store, env, {
    applicantId: process.applicantId,
    kind: decision === 'accepted' ? 'application' : 'recommendation',
    processId: process.id,
    ja: textsIn('ja'),
    en: textsIn('en'),
  })
}
