/** Requests of visitors without an account. Repeated calls with the same content and `Idempotency-Key` create one record. */
export { useCreateEntry, useCreateInquiry, useCreateInvitation } from './generated/entry/entry.ts'
