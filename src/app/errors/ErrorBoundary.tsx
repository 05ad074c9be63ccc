import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { LanguageContext } from '../../context/language.ts'
import { isBot } from '../../lib/bots.ts'
import { langOf } from '../../routes/href.ts'
import { useHead, useHeadOfError } from '../head/useHead.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Renders the not-found page for a page that does not exist or failed, and logs the reason. Bots get an empty page (spec §2). */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  useHeadOfError()
  useEffect(() => reportError(error, pathname), [error, pathname])
  return isBot(navigator.userAgent) ? <main id="main" /> : <NotFoundPage />
}

/** Catches errors of `Root` itself, which gives other pages their language and head. */
export function RootErrorBoundary() {
  const lang = langOf(useLocation().pathname)
  useHead(lang)
  return (
    <LanguageContext value={lang}>
      <ErrorBoundary />
    </LanguageContext>
  )
}

let lastReported: unknown

/** Logs why a page could not be shown: not found (spec §8), or the error. Logs the same error once. */
export function reportError(error: unknown, pathname: string): void {
  if (error === lastReported) return
  lastReported = error
  console.error(isNotFound(error) ? `Page Not Found: ${pathname}` : error)
}

/** Recognises a thrown response, from the router or deserialised from a server-rendered page. */
function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}
