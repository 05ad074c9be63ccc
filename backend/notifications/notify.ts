import { NOTIFICATIONS_KEPT } from '#domain/limits.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Env } from '../ports/env.ts'
import type { Notification } from '../ports/notifications.ts'
import type { Store } from '../ports/store.ts'

type News = Pick<Notification, 'applicantId' | 'kind' | 'processId' | 'ja' | 'en'>

/** Adds an unread notification and removes the oldest above the limit. Call it within a transaction. */
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
