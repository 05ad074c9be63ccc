import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { NotFoundPage } from './NotFoundPage.tsx'
import { reportError } from './reportError.ts'

/** What is shown instead of a page that does not exist or that failed; the reason goes to the console. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  useEffect(() => reportError(error, pathname), [error, pathname])
  return <NotFoundPage />
}
