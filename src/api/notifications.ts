import type { Lang } from '#domain/lang.ts'
import type { Notification } from './generated/client.schemas.ts'
import {
  getListNotificationsQueryKey,
  getListNotificationsQueryOptions,
  readNotification as sendRead,
} from './generated/mypage/mypage.ts'
import { inLanguage } from './inLanguage.ts'

export type { Notification } from './generated/client.schemas.ts'

/** All notifications of the person, the newest first; the backend keeps no more than one page of them. */
export const notificationsQuery = (lang: Lang) =>
  getListNotificationsQueryOptions(undefined, inLanguage(lang, getListNotificationsQueryKey()))

/** Marks a notification as read. Reading the welcome ends the first visit. */
export const readNotification = (lang: Lang, id: number): Promise<Notification> =>
  sendRead(id, { headers: { 'Accept-Language': lang } })
