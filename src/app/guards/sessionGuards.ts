/** The guards that know who is logged in (product-decisions §4). The session's cookie tells whether asking is worth a call. */
import { replace } from 'react-router'
import { enter, findAuth } from '../../features/session/person.ts'
import type { PageContext } from '../../page/pageContext.ts'
import { href } from '../../routes/href.ts'
import { loginHref } from '../../routes/redirect.ts'

export async function signedIn({ lang, id, url, queryClient }: PageContext): Promise<void> {
  const auth = await findAuth(queryClient, lang)
  if (!auth) throw replace(loginHref(lang, url))
  await enter(auth)
  if (!auth.passwordSet) throw replace(href(lang, 'setting'))
  if (auth.firstVisit && id === 'mypage') throw replace(href(lang, 'welcome'))
}

export async function signedOut({ lang, queryClient }: PageContext): Promise<void> {
  const auth = await findAuth(queryClient, lang)
  if (auth) throw replace(href(lang, auth.passwordSet ? 'mypage' : 'setting'))
}

export async function passwordUnset({ lang, url, queryClient }: PageContext): Promise<void> {
  const auth = await findAuth(queryClient, lang)
  if (!auth) throw replace(loginHref(lang, url))
  await enter(auth)
  if (auth.passwordSet) throw replace(href(lang, 'mypage'))
}
