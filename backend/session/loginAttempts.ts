import { emailKey } from '#domain/email.ts'
import { countAttempt, forgetRefusal } from '../attempts.ts'
import { sha256 } from '../crypto.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env, Limit } from '../ports/env.ts'

type Login = {
  email: string
  /** The network of the caller (`network.ts`). */
  network: string
  /** The id of a known browser (`device.ts`). */
  device: string | null
}

type Counter = {
  key: string
  limit: Limit
  /** Whether a success resets the counter. */
  endsWithSuccess: boolean
}

/** A login that counts as failed until `succeed` or `cancel` is called. */
export type LoginAttempt = {
  /** The seconds to wait if a limit is reached, otherwise 0. A login that must wait is not counted. */
  wait: number
  /** Removes the attempt and the earlier failures of this e-mail address or browser. */
  succeed(): Promise<void>
  /** Removes the attempt, if the password could not be checked. */
  cancel(): Promise<void>
}

/** Counts a login for its network and e-mail address, or for its browser if that is known. */
export async function countLogin(env: Env, login: Login): Promise<LoginAttempt> {
  return countAll(env, await countersOf(env, login))
}

/**
 * Counts the check of a current password, over all sessions of the applicant. Logins have counters of their own, because strangers can fill
 * those.
 */
export async function countPassword(env: Env, applicantId: number): Promise<LoginAttempt> {
  return countAll(env, [counterOfSessions(env, applicantId)])
}

/** Removes the failures of an applicant, as after a new password. */
export async function forgetFailures(env: Env, { id, email }: Applicant): Promise<void> {
  for (const { key } of [await counterOfPerson(env, email), counterOfSessions(env, id)]) {
    await env.store.attempts.clear(key)
    forgetRefusal(env.store, key)
  }
}

async function countAll(env: Env, counters: Counter[]): Promise<LoginAttempt> {
  const { attempts } = env.store
  const at = env.clock()
  const time = at.toISOString()
  const counted: Counter[] = []
  const cancel = async () => {
    for (const { key } of counted) {
      await attempts.takeBack(key, time)
      forgetRefusal(env.store, key)
    }
  }
  const succeed = async () => {
    for (const { key, endsWithSuccess } of counted) {
      await (endsWithSuccess ? attempts.clear(key) : attempts.takeBack(key, time))
      forgetRefusal(env.store, key)
    }
  }
  for (const counter of counters) {
    const wait = await countAttempt(env, counter.key, counter.limit, at)
    if (wait > 0) {
      await cancel()
      return { wait, succeed, cancel }
    }
    counted.push(counter)
  }
  return { wait: 0, succeed, cancel }
}

async function countersOf(env: Env, { email, network, device }: Login): Promise<Counter[]> {
  const { failedLogins, failedLoginsOfNetwork } = env.config.limits
  if (device) return [{ key: `login:device:${device}`, limit: failedLogins, endsWithSuccess: true }]
  return [
    // A success does not reset this counter: an attacker could log in with their own account between guesses.
    { key: `login:network:${network}`, limit: failedLoginsOfNetwork, endsWithSuccess: false },
    await counterOfPerson(env, email),
  ]
}

function counterOfSessions({ config }: Env, applicantId: number): Counter {
  return { key: `password:${applicantId}`, limit: config.limits.failedLogins, endsWithSuccess: true }
}

/** E-mail addresses are hashed: keys have a fixed length and no personal data. */
async function counterOfPerson({ config }: Env, email: string): Promise<Counter> {
  const person = await sha256(emailKey(email))
  return { key: `login:email:${person}`, limit: config.limits.failedLogins, endsWithSuccess: true }
}
