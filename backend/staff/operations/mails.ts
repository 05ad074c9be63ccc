import { versionOf } from '../../contentVersion.ts'
import { sendSoon } from '../../mail/queue.ts'
import { ProblemError } from '../../problem.ts'
import { mailView } from '../mailView.ts'
import type { StaffHandler } from '../operation.ts'
import { requireVersion } from '../versions.ts'

export const listMails: StaffHandler<'listMails'> = async ({ query }, { store }) => {
  const { mails, total } = await store.mails.list(query)
  const { page, perPage } = query
  return { status: 200, body: { items: await Promise.all(mails.map(mailView)), total, page, perPage } }
}

export const getMail: StaffHandler<'getMail'> = async ({ params }, { store }) => {
  const mail = await store.mails.find(params.id)
  if (!mail) return { status: 404 }
  const body = await mailView(mail)
  return { status: 200, version: body.version, body }
}

export const retryMail: StaffHandler<'retryMail'> = async (
  { params, ifMatch, storeResponse, audit },
  env,
) => {
  const result = await env.store.transaction(async (store) => {
    const mail = await store.mails.find(params.id)
    if (!mail) return { status: 404 as const }
    requireVersion(ifMatch, await versionOf(mail))
    const isQueued = await store.mails.queueAgain(mail.id, env.clock().toISOString())
    if (!isQueued) throw new ProblemError(409, { problem: 'mail-not-given-up' })
    const after = (await store.mails.find(mail.id)) ?? mail
    const states = { before: { state: mail.state }, after: { state: after.state } }
    await audit(store, { target: `mail:${mail.id}`, ...states })
    const body = await mailView(after)
    const owner = mail.applicantId === null ? {} : { applicantId: mail.applicantId }
    return storeResponse(store, { status: 200 as const, version: body.version, body }, owner)
  })
  await sendSoon(env)
  return result
}
