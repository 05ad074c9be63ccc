import { checkCaptcha } from '../captcha/check.ts'
import { recordEvent } from '../events/record.ts'
import { mayConfirm } from '../mail/limits.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'

export const createInvitation: Handler<'createInvitation'> = async ({ body, lang, storeResponse }, env) => {
  await checkCaptcha(env, body.captcha_token)
  const { name, email, phoneNumber = '', nationality, contents = '' } = body
  const isConfirmed = await mayConfirm(env, email)
  const response = await env.store.transaction(async (store) => {
    const createdAt = env.clock().toISOString()
    const texts = { name, email, phoneNumber, nationality, contents }
    const { id } = await store.invitations.insert({ ...texts, language: lang, createdAt })
    if (isConfirmed) await queueMail(store, env, { kind: 'invitation', invitationId: id })
    await queueMail(store, env, { kind: 'invitationDesk', invitationId: id })
    const stored = await storeResponse(store, { status: 201, body: { id, email } })
    await recordEvent(store, env, 'message-received', { message: { kind: 'invitation', id } })
    return stored
  })
  await sendSoon(env)
  return response
}
