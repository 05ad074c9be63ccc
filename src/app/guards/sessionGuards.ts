/** The guards that check the login (product-decisions §4). Without the session's cookie they need no call. */

import { replace } from 'react-router'
import { enter, findAuth } from '../../features/session/person.ts'
import type { PageContext } from '../../page/pageContext.ts'
import { href } from '../../routes/href.ts'
import { loginHref } from '../../routes/redirect.ts'

/** Values that only the page itself may use: the way back after a login, and the token of a mail's link. */
const OWN = ['redirect', 'token']

/** Redirects to a page with the query, which contains the source of the visit. */
function redirectTo({ lang, url }: PageContext, id: 'setting' | 'welcome' | 'mypage'): Response {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !OWN.includes(name)))
  return replace(query.size > 0 ? `${href(lang, id)}?${String(query)}` : href(lang, id))
}

export async function signedIn(context: PageContext): Promise<void> {
  const { lang, id, url, queryClient } = context
  const auth = await findAuth(queryClient, lang)
  if (!auth) throw replace(loginHref(lang, url))
  enter(auth)
  if (!auth.passwordSet) throw redirectTo(context, 'setting')
  if (auth.firstVisit && id === 'mypage') throw redirectTo(context, 'welcome')
}

export async function signedOut(context: PageContext): Promise<void> {
  const auth = await findAuth(context.queryClient, context.lang)
  if (auth) throw redirectTo(context, auth.passwordSet ? 'mypage' : 'setting')
}

export async function passwordUnset(context: PageContext): Promise<void> {
  const { lang, url, queryClient } = context
  const auth = await findAuth(queryClient, lang)
  if (!auth) throw replace(loginHref(lang, url))
  enter(auth)
  if (auth.passwordSet) throw redirectTo(context, 'mypage')
}
