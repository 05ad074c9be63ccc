/**
 * Mails are put into the store with what they tell about, in one transaction, and sent afterwards: what was received is never
 * lost because a mail server is away, and nothing is mailed that was not received (docs/decisions).
 */
import type { Env } from '../ports/env.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { Letter, QueuedMail } from '../ports/people.ts'
import type { Store } from '../ports/store.ts'
import { composeMail } from './compose.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A mail that could not be sent is tried again after two minutes, then after twice as long each time, an hour at most … */
const FIRST_WAIT = 2 * MINUTE
const LONGEST_WAIT = HOUR
/** … and given up after two days, as mail servers do. */
const PATIENCE = 48 * HOUR
/** How many are handed over at the same time: what has waited for a mail server must not all come at once. */
const AT_ONCE = 5
/** How long an answer waits for its mails to be sent, in ms. */
const ANSWER_WAIT = 2_000

/** Adds a mail to those that are to be sent; call `sendQueued` or `sendSoon` after the transaction. */
export async function queueMail(store: Store, { random, clock }: Env, letter: Letter): Promise<void> {
  await store.mails.insert({ id: random.token('mail'), letter, createdAt: clock().toISOString() })
}

/** The round under way of each mailer, and the one that follows it. */
const rounds = new WeakMap<Mailer, { running: Promise<void>; next: Promise<void> | null }>()

/**
 * Sends every mail whose time has come. Failures are logged, never thrown. One round is under way at a time, so that the limit of
 * mails at once holds for all calls together; whoever calls meanwhile gets the next round, which sees what they have queued.
 */
export async function sendQueued(env: Env): Promise<void> {
  const round = rounds.get(env.mailer)
  if (!round) return startRound(env)
  round.next ??= round.running.then(() => startRound(env))
  return round.next
}

async function startRound(env: Env): Promise<void> {
  const running = sendDue(env)
  const round = { running, next: null }
  rounds.set(env.mailer, round)
  await running
  if (rounds.get(env.mailer) === round && round.next === null) rounds.delete(env.mailer)
}

async function sendDue(env: Env): Promise<void> {
  try {
    const due = await env.store.mails.due(env.clock().toISOString())
    for (let from = 0; from < due.length; from += AT_ONCE) {
      await Promise.all(due.slice(from, from + AT_ONCE).map((mail) => sendOne(env, mail)))
    }
  } catch (error) {
    console.error('The mails to send could not be read:', reasonOf(error))
  }
}

/** Sends what is due; does not wait longer than a person would, the rest is sent while the answer is on its way. */
export async function sendSoon(env: Env): Promise<void> {
  const { promise: patienceEnds, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ANSWER_WAIT)
  await Promise.race([sendQueued(env), patienceEnds])
  clearTimeout(timer)
}

async function sendOne(env: Env, queued: QueuedMail): Promise<void> {
  const { id, letter } = queued
  try {
    if (!(await env.store.mails.claim(queued, nextTry(env, queued)))) return
    const mail = await composeMail(env, letter)
    if (mail) await env.mailer.send(mail)
    await env.store.mails.remove(id)
  } catch (error) {
    console.error(`The mail ${id} (${letter.kind}) was not sent:`, reasonOf(error))
    if (isTooOld(env, queued)) await giveUp(env, queued)
  }
}

function nextTry({ clock }: Env, { tries }: QueuedMail): string {
  const wait = Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT)
  return new Date(clock().getTime() + wait).toISOString()
}

const isTooOld = ({ clock }: Env, { createdAt }: QueuedMail) =>
  clock().getTime() - Date.parse(createdAt) > PATIENCE

async function giveUp({ store }: Env, { id, letter }: QueuedMail): Promise<void> {
  console.error(`The mail ${id} (${letter.kind}) is given up`)
  await store.mails.remove(id)
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : error)
