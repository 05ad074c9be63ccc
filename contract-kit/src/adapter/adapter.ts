/** The hooks that a backend gives to the kit. All are optional: the kit reports the parts that it skipped without them. */

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Account = { email: string; password: string }

export type Mail = { subject: string; text: string }

export type Adapter = {
  /** Applicants that exist: the first has applications and recommendations, the second is another person. */
  accounts?: Account[]
  /** An applicant who has entered but is not activated, with the token of the mail. */
  pending?: { email: string; token: string; password: string }
  /** Prepares the backend so that examples work unchanged. Called several times, before any hook moves the clock. */
  reset?: () => Promise<void> | void
  /** Returns the last mail to an address, or null. The kit asks a few times, since mails take a moment. */
  lastMail?: (to: string) => Promise<Mail | null> | Mail | null
  clock?: {
    /** Moves the backend's clock forward by this time in ms. */
    advance: (time: number) => Promise<void> | void
    /** Runs the work that a schedule would have done by now: the erasure of entries without a confirmation. */
    runDueWork?: () => Promise<void> | void
  }
}

const hooks = ['accounts', 'pending', 'reset', 'lastMail', 'clock']

/** Loads a module that exports `adapter`: the hooks, or a function that returns them. Throws on a mistake. */
export async function loadAdapter(file: string): Promise<Adapter> {
  const module: { adapter?: unknown } = await import(pathToFileURL(resolve(file)).href)
  const value: unknown = typeof module.adapter === 'function' ? await module.adapter() : module.adapter
  if (!isAdapter(value)) throw new Error(`${file} exports no adapter`)
  const unknown = Object.keys(value).filter((name) => !hooks.includes(name))
  if (unknown.length > 0)
    throw new Error(`${file} has unknown hooks: ${unknown.join(', ')}. Known are ${hooks.join(', ')}.`)
  return value
}

function isAdapter(value: unknown): value is Adapter {
  return typeof value === 'object' && value !== null
}
