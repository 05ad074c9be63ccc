import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { logout } from '#src/api/account.ts'
import { useLang } from '#src/context/language.ts'
import { presence } from '#src/context/presence.ts'
import { forcedLeave } from '#src/routes/historyState.ts'
import { href } from '#src/routes/href.ts'
import { loginHref } from '#src/routes/redirect.ts'
import { useRow } from '#src/routes/useRow.ts'
import { dropDrafts, dropResponses, hasDrafts } from './forgetPerson.ts'
import { tellTabs } from './tabs.ts'

/** The reason for the end of the session, which the login page shows. */
export type LeaveReason = 'logout' | 'expired'

/**
 * Takes the person out of this page: private content disappears at once, then the login page opens. Typed values stay only if the session
 * has expired. Public pages stay open.
 */
export function useLeaving() {
  const lang = useLang()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const row = useRow()
  const isPersonal = row?.guards?.some((guard) => guard === 'signedIn' || guard === 'passwordUnset') === true

  async function leave(reason: LeaveReason): Promise<void> {
    presence.set(false)
    // Queries still in use are removed with the page.
    queryClient.removeQueries({ type: 'inactive' })
    const isLost = reason === 'logout' && hasDrafts()
    if (reason === 'logout') dropDrafts()
    if (isPersonal) {
      const to = reason === 'expired' ? loginHref(lang, location) : href(lang, 'login')
      await navigate(to, { replace: true, state: { ...forcedLeave, reason, isLost } })
    }
    dropResponses(queryClient)
  }

  return { leave, isPersonal }
}

/** Logs out in every tab. */
export function useLogout(): () => Promise<void> {
  const lang = useLang()
  const navigate = useNavigate()
  const { leave, isPersonal } = useLeaving()
  return async () => {
    logout(lang)
    tellTabs({ kind: 'logout' })
    await leave('logout')
    if (!isPersonal) await navigate(href(lang, 'login'), { state: { ...forcedLeave, reason: 'logout' } })
  }
}
