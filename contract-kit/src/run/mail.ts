/** Reads the mails of a target through the adapter. */
import type { Mail } from '../adapter/adapter.ts'
import type { Exchange, Lang } from '../http/exchange.ts'
import type { Kit } from './kit.ts'

const ATTEMPTS = 20
const PAUSE = 250

export type Link = { token: string; path: string }

/**
 * Returns the link of the newest mail to an address, and expects it in this language. The link's path ends with `path`. Null without it.
 */
export async function linkOf(
  kit: Kit,
  exchange: Exchange,
  { to, path, lang }: { to: string; path: string; lang: Lang },
): Promise<Link | null> {
  const found = await waitForLink(kit, to, path)
  kit.expect('mail-sent', exchange, found !== null, {
    expected: `a mail to ${to} with a link to ${path}`,
    seen: 'none',
  })
  if (!found) return null
  const isInLanguage = found.path.startsWith('/en/') === (lang === 'en')
  kit.expect('mail-sent', exchange, isInLanguage, {
    expected: `a link to the ${lang === 'en' ? 'English' : 'Japanese'} page`,
    seen: found.path,
  })
  return found
}

/** Mails are sent after the answer, so the adapter is asked a few times. */
async function waitForLink(kit: Kit, to: string, path: string): Promise<Link | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const mail = await readMail(kit, to)
    const link = mail ? linkIn(mail, path) : null
    if (link) return link
    await new Promise((resolve) => void setTimeout(resolve, PAUSE))
  }
  return null
}

/** A hook that fails is a mistake of the adapter: the run goes on and reports it. */
async function readMail(kit: Kit, to: string): Promise<Mail | null> {
  try {
    return (await kit.adapter.lastMail?.(to)) ?? null
  } catch (error) {
    kit.skip('Mails', `the hook lastMail failed: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

function linkIn({ text }: Mail, path: string): Link | null {
  const urls = (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).map((found) => new URL(found))
  const url = urls.find((each) => each.pathname.endsWith(path) && each.searchParams.has('token'))
  return url ? { token: url.searchParams.get('token') ?? '', path: url.pathname } : null
}
