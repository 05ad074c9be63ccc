import { versionOf } from '../../contentVersion.ts'
import { recordEvent } from '../../events/record.ts'
import { queueMail, sendSoon } from '../../mail/queue.ts'
import { type FoundMessage, findMessage, findMessages, saveWork } from '../../messages/find.ts'
import type { StoreResponse } from '../../operation.ts'
import { type MessageWork, messageKinds } from '../../ports/messages.ts'
import type { Process } from '../../ports/processes.ts'
import type { Store } from '../../ports/store.ts'
import { ProblemError } from '../../problem.ts'
import { endWish, recordWishEvent } from '../../processes/wishes.ts'
import type { AuditedChange } from '../audit.ts'
import type { StaffEnv, StaffHandler } from '../operation.ts'
import { auditView as processAuditView } from '../processView.ts'
import { requireVersion } from '../versions.ts'

/** The maximum number of replies: the contract's `replies` has 50 items. */
const MOST_REPLIES = 50

export const listMessages: StaffHandler<'listMessages'> = async ({ query }, env) => {
  const { messages, total } = await findMessages(env, query)
  const { page, perPage } = query
  return { status: 200, body: { items: await Promise.all(messages.map(summaryOf)), total, page, perPage } }
}

export const getMessage: StaffHandler<'getMessage'> = async ({ params }, env) => {
  const message = await findById(env, params.id)
  if (!message) return { status: 404 }
  const body = await viewOf(message)
  return { status: 200, version: body.version, body }
}

export const settleMessage: StaffHandler<'settleMessage'> = (input, env) =>
  change(input, env, async ({ work }) => {
    if (work.settledAt !== null) throw new ProblemError(409, { problem: 'message-settled' })
    return { ...work, settledAt: env.clock().toISOString() }
  })

export const replyToMessage: StaffHandler<'replyToMessage'> = async (input, env) => {
  const result = await change(input, env, async ({ kind, id, personId: applicantId, work }, store) => {
    if (work.replies.length >= MOST_REPLIES) throw new ProblemError(409, { problem: 'too-many-replies' })
    const at = env.clock().toISOString()
    await queueMail(store, env, { kind: 'messageReply', message: { kind, id }, applicantId, at })
    return { ...work, replies: [...work.replies, { at, text: input.body.text }] }
  })
  await sendSoon(env)
  return result
}

/** Finds a message by its kind and number, such as `inquiry-7001`. */
async function findById(env: StaffEnv, id: string): Promise<FoundMessage | null> {
  const kind = messageKinds.find((each) => id.startsWith(`${each}-`))
  return kind === undefined ? null : findMessage(env, kind, Number(id.slice(kind.length + 1)))
}

type Input = {
  params: { id: string }
  ifMatch: string | null
  storeResponse: StoreResponse
  audit: (store: Store, ...changes: AuditedChange[]) => Promise<void>
}
type Change = (message: FoundMessage, store: Store) => Promise<MessageWork>

const change = ({ params, ifMatch, storeResponse, audit }: Input, env: StaffEnv, workAfter: Change) =>
  env.store.transaction(async (store) => {
    const message = await findById({ ...env, store }, params.id)
    if (!message) return { status: 404 as const }
    requireVersion(ifMatch, await versionOfMessage(message))
    const after = { ...message, work: await workAfter(message, store) }
    await saveWork(store, message, after.work)
    const view = await viewOf(after)
    const ended = await endWishOf(store, message, after.work)
    await audit(
      store,
      { target: `message:${view.id}`, before: auditView(message), after: auditView(after) },
      ...(ended ? [processChange(ended)] : []),
    )
    const { kind, id, personId } = message
    const answer = { status: 200 as const, version: view.version, body: view }
    const response = await storeResponse(store, answer, personId === null ? {} : { applicantId: personId })
    await recordEvent(store, env, 'message-changed', { personId, message: { kind, id } })
    if (ended) await recordWishEvent(store, env, ended.after, null)
    return response
  })

/** A settled message ends the wish that it has made. */
async function endWishOf(store: Store, { work, about, createdAt }: FoundMessage, after: MessageWork) {
  const isSettled = work.settledAt === null && after.settledAt !== null
  return isSettled && about ? endWish(store, about, createdAt) : null
}

const processChange = ({ before, after }: { before: Process; after: Process }): AuditedChange => ({
  target: `process:${after.id}`,
  before: processAuditView(before),
  after: processAuditView(after),
})

const versionOfMessage = ({ kind, id, work }: FoundMessage) => versionOf({ kind, id, work })

/** The audit has no texts of people. */
const auditView = ({ work }: FoundMessage) => ({ settledAt: work.settledAt, replies: work.replies.length })

async function summaryOf(message: FoundMessage) {
  const { kind, id, personId, name, email, language, createdAt, work } = message
  return {
    id: `${kind}-${id}`,
    version: await versionOfMessage(message),
    kind,
    state: work.settledAt === null ? ('open' as const) : ('settled' as const),
    personId,
    name,
    email,
    language,
    createdAt,
    settledAt: work.settledAt,
  }
}

async function viewOf(message: FoundMessage) {
  const { fields, work, about } = message
  return {
    ...(await summaryOf(message)),
    fields,
    replies: work.replies,
    processId: about?.processId ?? null,
    intention: about?.intention ?? null,
  }
}
