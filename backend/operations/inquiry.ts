import { blankInquiry } from '#domain/forms/blanks.ts'
import { inquiryForms } from '#domain/forms/inquiry.ts'
import { inquiryValues } from '#domain/forms/inquiryRequest.ts'
import { checkCaptcha } from '../captcha/check.ts'
import { recordEvent } from '../events/record.ts'
import { mayConfirm } from '../mail/limits.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler, Input } from '../operation.ts'
import type { Inquiry } from '../ports/messages.ts'

export const createInquiry: Handler<'createInquiry'> = async ({ body, lang, storeResponse }, env) => {
  await checkCaptcha(env, body.captcha_token)
  const isConfirmed = await mayConfirm(env, body.email)
  const response = await env.store.transaction(async (store) => {
    const createdAt = env.clock().toISOString()
    const { id } = await store.inquiries.insert({ ...textsOf(body), language: lang, createdAt })
    if (isConfirmed) await queueMail(store, env, { kind: 'inquiry', inquiryId: id })
    await queueMail(store, env, { kind: 'inquiryDesk', inquiryId: id })
    const stored = await storeResponse(store, { status: 201, body: { id, email: body.email } })
    await recordEvent(store, env, 'message-received', { message: { kind: 'inquiry', id } })
    return stored
  })
  await sendSoon(env)
  return response
}

/** Returns the fields of this kind's form. Fields of other kinds are dropped. */
function textsOf(body: Input<'createInquiry'>['body']): Omit<Inquiry, 'language' | 'createdAt'> {
  const { kind, type = null } = body
  const given = inquiryForms[kind].parse(inquiryValues(body))
  const all = { ...blankInquiry.other, ...blankInquiry.recruiting, ...given }
  const { email_confirm: _repeated, agree: _agreed, ...texts } = all
  return { ...texts, kind, type: kind === 'other' ? type : null }
}
