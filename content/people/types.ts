import type { Bilingual } from '#backend/ports/records.ts'
import type { Notification, NotificationTexts } from '#backend/ports/notifications.ts'

/** Moves a full-date of the examples to the time of seeding and writes it in the language of the text. */
export type Days = { day: (date: string) => string; weekday: (date: string) => string }

/** A notification of a sample person. Times are those of the examples (`moments.ts`). */
export type NotificationSeed = Pick<Notification, 'id' | 'kind' | 'processId'> & {
  date: string
  readAt: string | null
} & Bilingual<(days: Days) => NotificationTexts>
