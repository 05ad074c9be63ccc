/** The links of mails, and the wait for a mail. */

import type { Mail } from './adapter.ts'

export type Link = { token: string; path: string }

/** In ms. Most mails come at once, so the first pauses are short. */
const FIRST_PAUSE = 10
const LONGEST_PAUSE = 250

/** Returns the links of a mail that have a token. Skips malformed ones, which a person could not open either. */
export function linksIn({ text }: Mail): Link[] {
  return (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).flatMap((found) => {
    if (!URL.canParse(found)) return []
    const { pathname, searchParams } = new URL(found)
    const token = searchParams.get('token')
    return token === null ? [] : [{ token, path: pathname }]
  })
}

/** Mails are sent after the answer, so they are looked for until `atMost`, in ms, has passed. Returns null without a mail by then. */
export async function waitFor<Found>(
  find: () => Promise<Found | null>,
  atMost: number,
): Promise<Found | null> {
  const end = performance.now() + atMost
  for (let attempt = 0; ; attempt += 1) {
    const found = await find()
    const left = end - performance.now()
    if (found !== null || left <= 0) return found
    const pause = Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE, left)
    await new Promise((resolve) => void setTimeout(resolve, pause))
  }
}
