import type { NotificationTexts } from '#backend/ports/notifications.ts'
import type { Store } from '#backend/ports/store.ts'
import type { Lang } from '#domain/lang.ts'
import { daysIn } from './days.ts'
import { linhNotifications } from './linh/notifications.ts'
import { mariaNotifications } from './maria/notifications.ts'
import { sampleTime } from './moments.ts'
import type { NotificationSeed } from './types.ts'

const notifications: Record<number, NotificationSeed[]> = {
  1001: mariaNotifications,
  1002: linhNotifications,
}

/** Adds the notifications of a sample account. */
export async function addNotifications(store: Store, applicantId: number, now: Date): Promise<void> {
  for (const { date, readAt, ...seed } of notifications[applicantId] ?? []) {
    await store.notifications.insert({
      ...seed,
      applicantId,
      date: sampleTime(date, now),
      readAt: readAt && sampleTime(readAt, now),
      ja: textsOf(seed, 'ja', now),
      en: textsOf(seed, 'en', now),
    })
  }
}

function textsOf(seed: Pick<NotificationSeed, Lang>, lang: Lang, now: Date): NotificationTexts {
  return seed[lang](daysIn(lang, now))
}
