import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { textsOf } from '#i18n/load.ts'
import type { LoaderData } from '../../page/loaderData.ts'
import { langOf } from '../../routes/href.ts'
import type { LayoutId } from '../../routes/row.ts'

/**
 * Wraps the function that loads a route's code. In the applicant area without a network, a failure resolves to a route that shows it within
 * the layout and its menu. On other pages, and with a network, the failure is thrown.
 */
export function orLost<Code>(layout: LayoutId, load: () => Promise<Code>) {
  if (layout !== 'mypage') return load
  return () =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error
      return lostRoute
    })
}

/** Reloads the document when the network is back: browsers cache the failure of a module. */
const lostRoute = {
  Component: () => null,
  loader({ request: { url } }: LoaderFunctionArgs): LoaderData | Response {
    if (navigator.onLine) return redirectDocument(url)
    const { title, text } = textsOf(langOf(new URL(url).pathname), 'mypage').failed
    return { head: { title, description: text, noindex: true }, failure: 'outage' }
  },
}
