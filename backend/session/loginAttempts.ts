import { countAttempt } from '../attempts.ts'
import { sha256 } from '../hash.ts'
import type { Env, Limit } from '../ports/env.ts'

type Login = {
  email: string
  /** Of the caller (`network.ts`). */
  network: string
  /** The browser, if it is known (`device.ts`). */
  device: string | null
}

type Counter = {
  key: string
  limit: Limit
  /** Whether a success forgets the failures before it. */ endsWithSuccess: boolean
}

/** A login that counts as failed until it is known to be none. */
export type LoginAttempt = {
  /** Seconds to wait where a limit is reached, otherwise 0. A login that has to wait is counted nowhere. */
  wait: number
  /** Takes the attempt back, and forgets the failures before it of this e-mail address or browser. */
  succeed(): Promise<void>
  /** Takes the attempt back: nobody has looked at the password. */
  cancel(): Promise<void>
}

/** Counts a login against the limits of its network and e-mail address, or of the browser where that is known. */
export async function countLogin(env: Env, login: Login): Promise<LoginAttempt> {
  const { attempts } = env.store
  const at = env.clock()
  const time = at.toISOString()
  const counted: Counter[] = []
  const cancel = async () => {
    for (const { key } of counted) await attempts.takeBack(key, time)
  }
  const succeed = async () => {
    for (const { key, endsWithSuccess } of counted) {
      await (endsWithSuccess ? attempts.clear(key) : attempts.takeBack(key, time))
    }
  }
  for (const counter of await countersOf(env, login)) {
    const wait = await countAttempt(env, counter.key, counter.limit, at)
    if (wait > 0) {
      await cancel()
      return { wait, succeed, cancel }
    }
    counted.push(counter)
  }
  return { wait: 0, succeed, cancel }
}

/** An e-mail address is kept as its hash: keys have one length, and name nobody. */
async function countersOf({ config }: Env, { email, network, device }: Login): Promise<Counter[]> {
  const { failedLogins, failedLoginsOfNetwork } = config.limits
  if (device) return [{ key: `login:device:${device}`, limit: failedLogins, endsWithSuccess: true }]
  const person = await sha256(email.toLowerCase())
  return [
    // A success must not let somebody with an account of their own go on guessing at others.
    { key: `login:network:${network}`, limit: failedLoginsOfNetwork, endsWithSuccess: false },
    { key: `login:email:${person}`, limit: failedLogins, endsWithSuccess: true },
  ]
}
