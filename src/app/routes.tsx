import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { type Lang, languages } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { layouts } from '../layouts/index.ts'
import { ErrorBoundary } from '../pages/errors/ErrorBoundary.tsx'
import { inLanguage } from '../routes/href.ts'
import { notFound } from '../routes/notFound.ts'
import { loadPage } from '../routes/pages.ts'
import { type LayoutId, type PageId, type Row, pageIds, table } from '../routes/table.ts'
import { Root } from './Root.tsx'
import { loadAwaited } from './navigation/reloadOnFailedChunk.ts'
import type { PageContext, PageHead, PageModule } from './pageModule.ts'
import { siteContext } from './siteContext.ts'

/** The router's tree: the root, below it the layouts, below these each row of the table in its languages. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: () => null,
      children: [
        {
          id: 'site',
          ErrorBoundary,
          children: [
            ...layoutIds.map((layout) => ({
              id: layout,
              Component: layouts[layout],
              children: pageIds.filter((id) => table[id].layout === layout).flatMap(routesOf),
            })),
            { id: 'unknown', path: '*', loader: () => Promise.reject(notFound()), Component: () => null },
          ],
        },
      ],
    },
  ]
}

const layoutIds = Object.keys(layouts) as LayoutId[]

function routesOf(id: PageId): RouteObject[] {
  const { path, only }: Row = table[id]
  return languages
    .filter((lang) => only === undefined || only === lang)
    .map((lang) => ({
      id: `${lang}.${id}`,
      path: inLanguage(lang, path),
      caseSensitive: true,
      lazy: () => loadRoute(lang, id),
    }))
}

/** The page's module and its texts, when the route is first entered. */
async function loadRoute(lang: Lang, id: PageId) {
  const [page] = await loadAwaited(() =>
    Promise.all([loadPage(id), loadTexts(lang, ['common', ...table[id].texts])]),
  )
  return { Component: page.default, loader: pageLoader(lang, page), handle: page }
}

/** Loads a page's data and answers its head, which the root and the server write into the document. */
const pageLoader = (lang: Lang, page: PageModule) => async (args: LoaderFunctionArgs) => {
  const context = pageContext(lang, args)
  await page.load?.(context)
  return { ...page.head(context), hasPicture: page.picture !== undefined } satisfies PageHead
}

function pageContext(lang: Lang, { request, params, context }: LoaderFunctionArgs): PageContext {
  const { queryClient, now, isServer } = context.get(siteContext)
  return { lang, params, url: new URL(request.url), queryClient, now: now(), isServer }
}
