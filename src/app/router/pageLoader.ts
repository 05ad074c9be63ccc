import type { LoaderFunctionArgs } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { loadAwaited } from '../../lib/reloadOnFailedChunk.ts'
import { pause } from '../../lib/time.ts'
import type { OpenPage, Page } from '../../page/definePage.tsx'
import { failureOf, isSessionEnd } from '../../page/failure.ts'
import type { LoaderData } from '../../page/loaderData.ts'
import type { PageContext } from '../../page/pageContext.ts'
import { isInApplicantArea, layoutRules } from '../../routes/layoutRules.ts'
import type { GuardName, Row } from '../../routes/row.ts'
import type { PageId } from '../../routes/table.ts'
import { siteContext } from './siteContext.ts'

type PageRoute = { lang: Lang; id: PageId; row: Pick<Row, 'layout'>; guards: GuardName[]; page: Page }

/** Returns whether only the browser can decide if a page is shown: the server does not know the person or the tab. */
export const isDecidedInBrowser = ({ row, guards }: Pick<PageRoute, 'row' | 'guards'>): boolean =>
  guards.length > 0 || isInApplicantArea(row)

/**
 * Runs the guards and loads the page. The server leaves guarded pages to the browser, which runs the loader again after
 * hydration (`hydrate`).
 */
export function pageLoader(route: PageRoute) {
  const { lang, id, row, guards, page } = route
  const isUndecidedFirst = isDecidedInBrowser(route)

  async function loader(args: LoaderFunctionArgs): Promise<LoaderData> {
    const site = args.context.get(siteContext)
    const context = pageContext(lang, id, args)
    if (context.isServer && isUndecidedFirst) {
      const opened = waitingPage(context)
      site.onOpen?.(opened)
      return { head: opened.head, isUndecided: true }
    }
    // Lets the browser paint the pressed link first.
    if (!context.isServer) await pause()
    if (isUndecidedFirst) await site.takenOver
    try {
      await ask(context)
      const opened = withRules(await page.open(context))
      site.onOpen?.(opened)
      return { head: opened.head, data: opened.data }
    } catch (error) {
      if (isSessionEnd(error)) await ask(context)
      const failure = failureOf(error)
      if (row.layout !== 'mypage' || !failure) throw error
      return { head: waitingPage(context).head, failure }
    }
  }

  async function ask(context: PageContext): Promise<void> {
    if (guards.length === 0) return
    const { askGuards } = await loadAwaited(() => import('../guards/guards.ts'))
    await askGuards(guards, context)
  }

  function waitingPage(context: PageContext): OpenPage {
    if (!page.waitingHead)
      throw new Error(`The page "${id}" has guards and loads data, so it needs a waitingHead`)
    return { head: { ...page.waitingHead(context), noindex: true }, structuredData: () => [] }
  }

  function withRules(opened: OpenPage): OpenPage {
    return layoutRules[row.layout].noindex ? { ...opened, head: { ...opened.head, noindex: true } } : opened
  }

  return Object.assign(loader, { hydrate: isUndecidedFirst })
}

function pageContext(lang: Lang, id: PageId, { request, params, context }: LoaderFunctionArgs): PageContext {
  const { queryClient, now, isServer, hash } = context.get(siteContext)
  const url = new URL(hash?.() ?? '', request.url)
  return { id, lang, params, url, queryClient, now: now(), isServer }
}
