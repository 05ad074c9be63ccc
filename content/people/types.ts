import type { Bilingual } from '#backend/ports/bilingual.ts'
import type { Notification, NotificationTexts } from '#backend/ports/notifications.ts'
import type { Days } from './days.ts'

/** A notification of a sample person. Times are those of the examples (`moments.ts`). */
export type NotificationSeed = Pick<Notification, 'id' | 'kind' | 'processId'> & {
  date: string
  readAt: string | null
} & Bilingual<(days: Days) => NotificationTexts>
