import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { getGetAuthQueryOptions } from '#src/api/account.ts'
import { noteOtherLogin, onSessionEnd } from '#src/api/session.ts'
import { useLang } from '#src/context/language.ts'
import { presence } from '#src/context/presence.ts'
import { hasSessionCookie } from '#src/lib/sessionCookie.ts'
import { ownerOfTyped } from '#src/lib/typed.ts'
import { listenToTabs } from './tabs.ts'
import { useLeaving } from './useLeaving.ts'

/**
 * Watches the session of the person who is logged in. The server may end it, another tab may log out or log in another person, and the
 * browser may restore a page from its cache after a logout.
 */
export function SessionWatch() {
  const lang = useLang()
  const queryClient = useQueryClient()
  const isNavigating = useNavigation().state !== 'idle'
  const { leave, isPersonal } = useLeaving()
  const handlers = { ended, told, restored, shown }
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    const stopped = new AbortController()
    const { signal } = stopped
    window.addEventListener('pageshow', (event) => latest.current.restored(event), { signal })
    // Before the header's listener, which removes this component (`presence.ts`).
    window.addEventListener('visibilitychange', () => latest.current.shown(), { signal, capture: true })
    const stops = [
      onSessionEnd(() => latest.current.ended()),
      listenToTabs((message) => latest.current.told(message)),
      () => stopped.abort(),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return null

  function ended() {
    // The loader of the page that is being opened redirects itself.
    if (isNavigating) presence.set(false)
    else void leave('expired')
  }

  function told(message: Parameters<Parameters<typeof listenToTabs>[0]>[0]) {
    if (message.kind === 'logout') void leave('logout')
    else if (message.id === personId()) noteOtherLogin()
    else reload()
  }

  function restored({ persisted }: PageTransitionEvent) {
    if (persisted && isPersonal && (!hasSessionCookie() || ownerOfTyped() !== personId())) reload()
  }

  /** Another tab has noticed that the session has ended. */
  function shown() {
    if (isPersonal && !hasSessionCookie()) void leave('expired')
  }

  function personId(): number | undefined {
    return queryClient.getQueryData(getGetAuthQueryOptions(lang).queryKey)?.id
  }
}

/** Reloads the page and hides its content until then. */
function reload() {
  document.documentElement.hidden = true
  window.location.reload()
}
