import type { Lang } from '#domain/lang.ts'
import type { ContactRequest } from './generated/client.schemas.ts'
import { sendContact as send } from './generated/mypage/mypage.ts'

/** Sends a message to the person's advisor. Each call is another message. */
export async function sendContact(lang: Lang, request: ContactRequest): Promise<void> {
  await send(request, { headers: { 'Accept-Language': lang } })
}
