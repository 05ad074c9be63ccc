/** The calls of the mypage: notifications, saved jobs, messages and requests to the advisor. */
export type { Notification } from './generated/client.schemas.ts'
export {
  getInterestedList,
  getListNotificationsQueryOptions,
  updateInterestedList,
  useListNotifications,
  useReadNotification,
  useRequestInterview,
  useRequestIntroduction,
  useSendContact,
} from './generated/mypage/mypage.ts'
