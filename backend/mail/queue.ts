/**
 * The queue of mails in the store. A mail is queued in the transaction that stores its subject and sent afterwards. So a mail server's
 * outage loses no entry or message, and nothing is mailed that was not stored (decision 13).
 */

import { maskedAddress } from '#domain/email.ts'
import type { Env } from '../ports/env.ts'
import { MailRefused, type Mailer } from '../ports/mailer.ts'
import type { Letter, QueuedMail } from '../ports/mails.ts'
import type { Store } from '../ports/store.ts'
import { reasonOf } from '../requestLog.ts'
import { composeMail } from './compose.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The first retry follows after two minutes. The wait doubles with each retry, up to an hour. In ms. */
const WAIT = { first: 2 * MINUTE, longest: HOUR }
/** The maximum age of a mail; older ones are given up, as mail servers do after some days. In ms. */
const PATIENCE = 48 * HOUR
/** The number of mails sent concurrently, so that a backlog does not flood the mail server. */
const AT_ONCE = 5
/** The maximum time that a response waits for its mails, in ms. */
const ANSWER_WAIT = 2_000

/** Adds a mail to the queue. Call `sendQueued` or `sendSoon` after the transaction. */
export async function queueMail(
  store: Store,
  { random, clock, requestId }: Env,
  letter: Letter,
): Promise<void> {
  const createdAt = clock().toISOString()
  await store.mails.insert({ id: random.token('mail'), letter, createdAt, requestId: requestId() })
}

type Round = {
  running: Promise<void>
  next: Promise<void> | null
  /** Whether a response has exceeded its waiting time for this round. */
  isSlow: boolean
}

/** The current round of each mailer, with the one after it. */
const rounds = new WeakMap<Mailer, Round>()

/**
 * Sends every mail that is due. Failures are logged, never thrown. Rounds run one at a time, so that `AT_ONCE` holds for all calls
 * together. Calls during a round share the next one, which sees the mails they have queued.
 */
export async function sendQueued(env: Env): Promise<void> {
  const round = rounds.get(env.mailer)
  if (!round) return startRound(env)
  round.next ??= round.running.then(() => startRound(env))
  return round.next
}

async function startRound(env: Env): Promise<void> {
  const running = sendDue(env)
  const round: Round = { running, next: null, isSlow: false }
  rounds.set(env.mailer, round)
  await running
  if (rounds.get(env.mailer) === round && round.next === null) rounds.delete(env.mailer)
}

/** The mailers that take no further mail. */
const ended = new WeakSet<Mailer>()

/** Takes no further mail from the queue, and waits for those that are being sent. Hosts call it before they close the store. */
export async function endSending({ mailer }: Pick<Env, 'mailer'>): Promise<void> {
  ended.add(mailer)
  await rounds.get(mailer)?.running
}

async function sendDue(env: Env): Promise<void> {
  try {
    while (!ended.has(env.mailer)) {
      const mails = await env.store.mails.take(env.clock().toISOString(), { most: AT_ONCE, wait: WAIT })
      if (mails.length === 0) return
      await Promise.all(mails.map((mail) => sendOne(env, mail)))
    }
  } catch (error) {
    console.error('The mails to send could not be read:', reasonOf(error))
  }
}

/**
 * Sends every mail that is due, and waits for it at most `ANSWER_WAIT`. Sending continues after that. While a mail server hangs, only the
 * first response of a round waits: the writes of a network take turns, so each wait would delay all that follow.
 */
export async function sendSoon(env: Env): Promise<void> {
  const sent = sendQueued(env)
  const round = rounds.get(env.mailer)
  if (!round || round.isSlow) return
  const { promise: patienceEnds, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    round.isSlow = true
    resolve()
  }, ANSWER_WAIT)
  await Promise.race([sent, patienceEnds])
  clearTimeout(timer)
}

async function sendOne(env: Env, queued: QueuedMail): Promise<void> {
  const { id, letter, requestId } = queued
  let recipient: string | null = null
  try {
    const mail = await composeMail(env, letter)
    if (!mail) return await env.store.mails.remove(id)
    recipient = maskedAddress(mail.to)
    await env.mailer.send({ ...mail, requestId })
    await env.store.mails.end(id, { state: 'sent', at: env.clock().toISOString(), recipient })
  } catch (error) {
    console.error(`The mail ${id} (${nameOf(queued)}) was not sent:`, reasonOf(error))
    if (error instanceof MailRefused || isTooOld(env, queued)) await giveUp(env, queued, recipient)
  }
}

const isTooOld = ({ clock }: Env, { createdAt }: QueuedMail) =>
  clock().getTime() - Date.parse(createdAt) > PATIENCE

/** The mail stays, so that staff can queue it again. */
async function giveUp({ store, clock }: Env, mail: QueuedMail, recipient: string | null): Promise<void> {
  const { id } = mail
  console.error(`The mail ${id} (${nameOf(mail)}) is given up`)
  await store.mails.end(id, { state: 'given-up', at: clock().toISOString(), recipient })
}

const nameOf = ({ letter, requestId }: QueuedMail) =>
  requestId === null ? letter.kind : `${letter.kind}, request ${requestId}`
