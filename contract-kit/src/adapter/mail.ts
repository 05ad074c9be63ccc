/** The links of mails, and the wait for a mail. */
import type { Mail } from './adapter.ts'

export type Link = { token: string; path: string }

/** About 5 s in all. */
const ATTEMPTS = 24
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

/** Mails are sent after the answer, so they are looked for a few times. `longest`: the longest pause between them, in ms. */
export async function waitFor<Found>(
  find: () => Promise<Found | null>,
  longest = LONGEST_PAUSE,
): Promise<Found | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await find()
    if (found !== null) return found
    const pause = Math.min(FIRST_PAUSE * 2 ** attempt, longest)
    await new Promise((resolve) => void setTimeout(resolve, pause))
  }
  return null
}
