import type { Lang } from '#domain/lang.ts'
import { checkEmail } from './generated/account/account.ts'
import type { EntryReceipt, EntryRequest } from './generated/client.schemas.ts'
import { createEntry } from './generated/entry/entry.ts'

export type { EntryReceipt, EntryRequest } from './generated/client.schemas.ts'

/** Registers and applies. Repeated calls with the same content and key create one record. */
export const sendEntry = (lang: Lang, request: EntryRequest, key: string): Promise<EntryReceipt> =>
  createEntry(request, { headers: { 'Accept-Language': lang, 'Idempotency-Key': key } })

/** Returns whether an e-mail address is not registered yet. */
export async function isEmailFree(lang: Lang, email: string, signal: AbortSignal): Promise<boolean> {
  const { result } = await checkEmail({ email }, { headers: { 'Accept-Language': lang }, signal })
  return result
}
