import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { useHeadOfError } from '../head/useHead.ts'
import { isBot } from '../../lib/bots.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { reportError } from './reportError.ts'

/** Renders the not-found page for a page that does not exist or failed, and logs the reason. Bots get an empty page (spec §2). */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  useHeadOfError()
  useEffect(() => reportError(error, pathname), [error, pathname])
  return isBot(navigator.userAgent) ? <main id="main" /> : <NotFoundPage />
}
