import type { Lang } from '#domain/lang.ts'
import type { EntryReceipt, EntryRequest } from './generated/client.schemas.ts'
import { createEntry } from './generated/entry/entry.ts'

export type { EntryReceipt, EntryRequest } from './generated/client.schemas.ts'

/** Registers and applies. Repeated calls with the same content and key create one record. */
export const sendEntry = (lang: Lang, request: EntryRequest, key: string): Promise<EntryReceipt> =>
  createEntry(request, { headers: { 'Accept-Language': lang, 'Idempotency-Key': key } })
