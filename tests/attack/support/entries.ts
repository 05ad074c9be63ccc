import { entryRequest } from '#domain/forms/entryRequest.ts'
import { filledEntry } from '#domain/forms/samples.ts'
import { type Parts, formOf } from '../../backend/entries.ts'
import type { Answer, Client } from './client.ts'

let entries = 0

/** Returns an address that no other entry of this run has. */
export const newEmail = () => `attack.${++entries}.${process.pid}@example.com`

/** Sends a filled entry with some parts changed, under a new key and with a new address unless they are given. */
export function enter(
  client: Client,
  changes: Parts = {},
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const email = newEmail()
  const parts = { ...entryRequest({ ...filledEntry, email, email_confirm: email }), ...changes }
  return client.call('POST', '/entry', { body: formOf(parts), headers: { 'Idempotency-Key': key } })
}
