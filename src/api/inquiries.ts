import type { Lang } from '#domain/lang.ts'
import type { InquiryRequest, InvitationRequest, Receipt } from './generated/client.schemas.ts'
import { createInquiry, createInvitation } from './generated/entry/entry.ts'

export type { InquiryRequest, InvitationRequest, Receipt } from './generated/client.schemas.ts'

const headers = (lang: Lang, key: string) => ({
  headers: { 'Accept-Language': lang, 'Idempotency-Key': key },
})

/** Sends an inquiry. Repeated calls with the same content and key create one inquiry. */
export const sendInquiry = (lang: Lang, inquiry: InquiryRequest, key: string): Promise<Receipt> =>
  createInquiry(inquiry, headers(lang, key))

/** Requests a career talk. Repeated calls with the same content and key create one request. */
export const sendInvitation = (lang: Lang, invitation: InvitationRequest, key: string): Promise<Receipt> =>
  createInvitation(invitation, headers(lang, key))
