/**
 * The types of the mails that answer a request of an applicant: for an interview with the advisor, and for the introduction of jobs. S §4;
 * the mock's outbox has them as `mailType` (`openapi/mock`). Other mails have no type.
 */
export const MailType = { interview: 1, introduction: 2 } as const
export type MailType = (typeof MailType)[keyof typeof MailType]
