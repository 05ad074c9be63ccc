import { requireAttempt } from '../attempts.ts'
import { recordEvent } from '../events/record.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'

export const sendContact: Handler<'sendContact'> = async ({ caller, body, lang }, env) => {
  const applicantId = caller.applicant.id
  await requireAttempt(env, `contact:${applicantId}`, env.config.limits.applicantMessages)
  const createdAt = env.clock().toISOString()
  await env.store.transaction(async (store) => {
    const contact = await store.contacts.insert({ ...body, applicantId, language: lang, createdAt })
    await queueMail(store, env, { kind: 'contactDesk', applicantId, contactId: contact.id })
    await queueMail(store, env, { kind: 'contact', applicantId, contactId: contact.id })
    const message = { kind: 'contact', id: contact.id } as const
    await recordEvent(store, env, 'message-received', { personId: applicantId, message })
  })
  await sendSoon(env)
  return { status: 200, body: { result: true } }
}
