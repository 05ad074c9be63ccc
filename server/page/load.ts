import type { QueryClient } from '@tanstack/react-query'
import { type StaticHandlerContext, createStaticHandler, isRouteErrorResponse } from 'react-router'
import { createRequestLog, shortPath } from '#backend/requestLog.ts'
import { type Lang, languages } from '#domain/lang.ts'
import { loadAllTexts } from '#i18n/load.ts'
import { ApiError } from '#src/api/apiError.ts'
import { loadPage } from '#src/app/pages/loadPage.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { createRoutes } from '#src/app/router/createRoutes.tsx'
import { createSiteContext } from '#src/app/router/siteContext.ts'
import type { OpenPage } from '#src/page/definePage.tsx'
import { langOf } from '#src/routes/href.ts'
import type { Row } from '#src/routes/row.ts'
import { type PageId, pageIds, table } from '#src/routes/table.ts'
import { pageOf } from '#src/routes/useRow.ts'
import { type Missing, isUnavailable, missingOf } from './missing.ts'

/** A page after its guards and loaders. */
export type LoadedPage = {
  lang: Lang
  now: Date
  queryClient: QueryClient
  /** The result of the router. */
  context: StaticHandlerContext
  /** 503 if the main content could not be loaded, whether the page or only a part of it shows the error. */
  status: number
  missing: Missing
  /** The row of the address. Undefined for unknown addresses. */
  row: Row | undefined
  /** Null if an error is shown. */
  page: OpenPage | null
}

export type PageLoader = {
  /** Returns the redirect if a loader throws one. */
  load: (url: URL) => Promise<LoadedPage | Response>
  routes: ReturnType<typeof createStaticHandler>['dataRoutes']
}

/**
 * Creates a loader that runs the guards and loaders of addresses. It loads all pages and texts now, so that a running server no longer
 * needs the files of its build.
 */
export async function createPageLoader(now: () => Date): Promise<PageLoader> {
  const pages = await Promise.all(pageIds.map(loadPage))
  await Promise.all(
    languages.flatMap((lang) => [loadAllTexts(lang), ...pages.map(async ({ late }) => late?.load(lang))]),
  )
  const handler = createStaticHandler(createRoutes())

  async function load(url: URL): Promise<LoadedPage | Response> {
    const lang = langOf(url.pathname)
    const moment = now()
    const queryClient = createQueryClient()
    let opened: OpenPage | null = null
    const onOpen = (page: OpenPage) => {
      opened = page
    }
    const context = await handler.query(new Request(decodable(url)), {
      requestContext: createSiteContext({ queryClient, now: () => moment, isServer: true, onOpen }),
    })
    if (context instanceof Response) return context
    const id = pageIdOf(context)
    const missing = reportErrors(context, url) ? 'content' : missingOf(queryClient)
    return {
      lang,
      now: moment,
      queryClient,
      context,
      status: missing === 'content' ? 503 : context.statusCode,
      missing,
      row: id && table[id],
      page: context.errors ? null : opened,
    }
  }

  return { load, routes: handler.dataRoutes }
}

/** Escapes the percent signs of a path that cannot be decoded. No page has such an address, and the router would log all of it. */
function decodable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname)
    return url
  } catch {
    const escaped = new URL(url)
    escaped.pathname = url.pathname.replaceAll('%', '%25')
    return escaped
  }
}

const logError = createRequestLog('failed pages')

/** Logs errors of guards and loaders except missing pages. Returns whether an unavailable API is the cause. */
function reportErrors({ errors }: StaticHandlerContext, { pathname }: URL): boolean {
  const thrown = Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error))
  for (const error of thrown)
    logError(`GET ${shortPath(pathname)}:`, error instanceof ApiError ? error.message : error)
  return thrown.some(isUnavailable)
}

const pageIdOf = ({ matches }: StaticHandlerContext): PageId | undefined =>
  pageOf(matches.at(-1)?.route.handle)
