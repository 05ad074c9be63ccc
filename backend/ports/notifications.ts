import type { Bilingual } from './bilingual.ts'

export const notificationKinds = ['welcome', 'recommendation', 'application', 'message'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The body is plain text; an empty line separates its paragraphs. */
export type NotificationTexts = { title: string; body: string }

/** A message to an applicant, with its texts in both languages, because the applicant may read it in either. */
export type Notification = Bilingual<NotificationTexts> & {
  id: number
  applicantId: number
  kind: NotificationKind
  date: string
  /** Null while it is unread. */
  readAt: string | null
  /** The recommendation or application that it is about, or null. */
  processId: number | null
}

export interface NotificationTable {
  /** A page of an applicant's notifications, the newest first, and the numbers of all and of the unread ones. */
  page(
    applicantId: number,
    range: { page: number; perPage: number },
  ): Promise<{ notifications: Notification[]; unread: number; total: number }>
  /** Adds a notification and returns it with its new id. */
  insert(notification: Omit<Notification, 'id'> & { id?: number }): Promise<Notification>
  /** Marks a notification of the applicant as read, unless it was read before. Null if the applicant has no such notification. */
  read(applicantId: number, id: number, time: string): Promise<Notification | null>
  /** Removes all but the newest notifications of an applicant. An unread welcome stays, however old it is. */
  keepNewest(applicantId: number, count: number): Promise<void>
}
