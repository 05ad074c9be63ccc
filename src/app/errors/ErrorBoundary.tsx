import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { NotFoundPage } from './NotFoundPage.tsx'
import { reportError } from './reportError.ts'

/** Renders the not-found page for a page that does not exist or failed, and logs the reason. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  useEffect(() => reportError(error, pathname), [error, pathname])
  return <NotFoundPage />
}
