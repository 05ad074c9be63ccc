import type { Lang } from '#domain/lang.ts'
import { checkEmail } from './generated/account/account.ts'
import type { EntryReceipt, EntryRequest } from './generated/client.schemas.ts'
import { createEntry } from './generated/entry/entry.ts'

export type { EntryReceipt, EntryRequest } from './generated/client.schemas.ts'

/** Registers and applies; the same content under the same key is one record. */
export const sendEntry = (lang: Lang, request: EntryRequest, key: string): Promise<EntryReceipt> =>
  createEntry(request, { headers: { 'Accept-Language': lang, 'Idempotency-Key': key } })

/** Whether nobody is registered with an address. */
export async function isEmailFree(lang: Lang, email: string, signal: AbortSignal): Promise<boolean> {
  const { result } = await checkEmail({ email }, { headers: { 'Accept-Language': lang }, signal })
  return result
}
