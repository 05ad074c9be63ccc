import { requireAttempt } from '../attempts.ts'
import { recordEvent } from '../events/record.ts'
import { writesIn } from '../mail/language.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import type { Contact } from '../ports/messages.ts'
import type { Store } from '../ports/store.ts'
import { recordWish } from '../processes/wishes.ts'

export const sendContact: Handler<'sendContact'> = async ({ caller, body, lang }, env) => {
  const applicantId = caller.applicant.id
  const { process_id: processId, intention, ...message } = body
  const about = intention ? await aboutOf(env.store, { applicantId, processId, intention }) : undefined
  if (about === null) return { status: 404 }
  await requireAttempt(env, `contact:${applicantId}`, env.config.limits.applicantMessages)
  const createdAt = env.clock().toISOString()
  await env.store.transaction(async (store) => {
    await writesIn(store, applicantId, lang)
    const row = { ...message, ...(about && { about }), applicantId, language: lang, createdAt }
    const contact = await store.contacts.insert(row)
    await queueMail(store, env, { kind: 'contactDesk', applicantId, contactId: contact.id })
    await queueMail(store, env, { kind: 'contact', applicantId, contactId: contact.id })
    if (about) await recordWish(store, env, about, createdAt)
    const received = { kind: 'contact', id: contact.id } as const
    await recordEvent(store, env, 'message-received', { personId: applicantId, message: received })
  })
  await sendSoon(env)
  return { status: 200, body: { result: true } }
}

type About = NonNullable<Contact['about']>
type Wish = { applicantId: number; processId: number | undefined; intention: About['intention'] }

/** Returns the application that a wish is about; null if it is not one of the applicant's. */
async function aboutOf(store: Store, { applicantId, processId, intention }: Wish): Promise<About | null> {
  const process = processId === undefined ? null : await store.processes.find(processId)
  if (!process || process.applicantId !== applicantId || process.isRecommended) return null
  const job = await store.jobs.find(process.jobId)
  return job && { processId: process.id, intention, job: { ja: job.ja.title, en: job.en.title } }
}
