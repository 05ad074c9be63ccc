import type { QueryClient } from '@tanstack/react-query'
import { type StaticHandlerContext, createStaticHandler } from 'react-router'
import { type Lang, languages } from '#domain/lang.ts'
import { loadAllTexts } from '#i18n/load.ts'
import type { OpenPage } from '#src/page/definePage.tsx'
import { createQueryClient } from '#src/app/queryClient.ts'
import { createRoutes } from '#src/app/router/createRoutes.tsx'
import { createSiteContext } from '#src/app/router/siteContext.ts'
import { langOf } from '#src/routes/href.ts'
import { loadPage } from '#src/app/pages/loadPage.ts'
import { type PageId, pageIds, table } from '#src/routes/table.ts'
import type { Row } from '#src/routes/row.ts'

/** A page whose guards and loaders have run. */
export type LoadedPage = {
  lang: Lang
  now: Date
  queryClient: QueryClient
  /** The router's own account: what was found, and the status. */
  context: StaticHandlerContext
  /** The row that the address belongs to; none for unknown ones. */
  row: Row | undefined
  /** Null for an address that shows an error. */
  page: OpenPage | null
}

export type PageLoader = {
  /** Answers a redirect where a loader throws one. */
  load: (url: URL) => Promise<LoadedPage | Response>
  routes: ReturnType<typeof createStaticHandler>['dataRoutes']
}

/**
 * Runs the guards and loaders of addresses. All pages and texts are loaded now, so that a running server needs nothing of its
 * build any more.
 */
export async function createPageLoader(now: () => Date): Promise<PageLoader> {
  await Promise.all([...pageIds.map(loadPage), ...languages.map(loadAllTexts)])
  const handler = createStaticHandler(createRoutes())

  async function load(url: URL): Promise<LoadedPage | Response> {
    const lang = langOf(url.pathname)
    const moment = now()
    const queryClient = createQueryClient()
    let opened: OpenPage | null = null
    const onOpen = (page: OpenPage) => {
      opened = page
    }
    const context = await handler.query(new Request(url), {
      requestContext: createSiteContext({ queryClient, now: () => moment, isServer: true, onOpen }),
    })
    if (context instanceof Response) return context
    const id = pageIdOf(context)
    return {
      lang,
      now: moment,
      queryClient,
      context,
      row: id && table[id],
      page: context.errors ? null : opened,
    }
  }

  return { load, routes: handler.dataRoutes }
}

/** Route ids are `{lang}.{page}`. */
function pageIdOf({ matches }: StaticHandlerContext): PageId | undefined {
  const name = matches.at(-1)?.route.id.split('.')[1]
  return pageIds.find((id) => id === name)
}
