import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { type Lang, languages } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { layouts } from '../../layouts/index.ts'
import { pause } from '../../lib/pause.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { checkGuards } from '../guards/checkGuards.ts'
import { inLanguage } from '../../routes/href.ts'
import { notFound } from '../../page/notFound.ts'
import { loadPage } from '../pages/loadPage.ts'
import { type PageId, pageIds, table } from '../../routes/table.ts'
import { type FlowId, type GuardName, type LayoutId, type Row, flowIds } from '../../routes/row.ts'
import { guarded } from '../guards/guarded.tsx'
import { loadAwaited } from '../../lib/reloadOnFailedChunk.ts'
import type { PageContext, PageHead, PageModule } from '../../page/pageModule.ts'
import { Root } from '../Root.tsx'
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
              children: childrenOf(layout),
            })),
            { id: 'unknown', path: '*', loader: () => Promise.reject(notFound()), Component: () => null },
          ],
        },
      ],
    },
  ]
}

const layoutIds = Object.keys(layouts) as LayoutId[]

/** The rows of a layout; those of a flow stand below one route that stays while its steps and languages change. */
function childrenOf(layout: LayoutId): RouteObject[] {
  const rows = pageIds.map((id) => ({ id, row: rowOf(id) })).filter(({ row }) => row.layout === layout)
  return [
    ...rows.filter(({ row }) => !row.flow).flatMap(({ id }) => routesOf(id)),
    ...flowIds
      .map((flow) => ({ flow, steps: rows.filter(({ row }) => row.flow === flow) }))
      .filter(({ steps }) => steps.length > 0)
      .map(({ flow, steps }) => ({
        id: `flow.${flow}`,
        lazy: () => loadFlow(flow),
        children: steps.flatMap(({ id }) => routesOf(id)),
      })),
  ]
}

const rowOf = (id: PageId): Row => table[id]

async function loadFlow(flow: FlowId) {
  const { FlowLayout } = await loadAwaited(() => import('../flow/FlowLayout.tsx'))
  return { element: <FlowLayout key={flow} flow={flow} /> }
}

function routesOf(id: PageId): RouteObject[] {
  const { path, only, guards: names } = rowOf(id)
  const guards = checkGuards(id, names)
  return languages
    .filter((lang) => only === undefined || only === lang)
    .map((lang) => ({
      id: `${lang}.${id}`,
      path: inLanguage(lang, path),
      caseSensitive: true,
      lazy: () => loadRoute(lang, id, guards),
    }))
}

/** The page's module and its texts, when the route is first entered. */
async function loadRoute(lang: Lang, id: PageId, guards: GuardName[]) {
  const [page] = await loadAwaited(() =>
    Promise.all([loadPage(id), loadTexts(lang, ['common', ...table[id].texts])]),
  )
  return {
    Component: guards.length > 0 ? guarded(page.default) : page.default,
    loader: pageLoader(lang, id, page, guards),
    handle: page,
  }
}

/**
 * Asks the guards, loads a page's data and answers its head, which the root and the server write into the document. The
 * server leaves the guards to the browser, which asks them when it takes the page over (`hydrate`).
 */
function pageLoader(lang: Lang, id: PageId, page: PageModule, guards: GuardName[]) {
  async function loader(args: LoaderFunctionArgs): Promise<PageHead> {
    const context = pageContext(lang, id, args)
    // The browser shows first that the link was pressed.
    if (!context.isServer) await pause()
    if (guards.length > 0 && context.isServer)
      return { ...page.head(context), noindex: true, isUndecided: true }
    if (guards.length > 0) {
      const [{ askGuards }] = await Promise.all([loadGuards(), args.context.get(siteContext).takenOver])
      await askGuards(guards, { lang, id })
    }
    await page.load?.(context)
    return page.head(context)
  }
  return Object.assign(loader, { hydrate: guards.length > 0 })
}

const loadGuards = () => loadAwaited(() => import('../guards/guards.ts'))

function pageContext(lang: Lang, id: PageId, { request, params, context }: LoaderFunctionArgs): PageContext {
  const { queryClient, now, isServer } = context.get(siteContext)
  return { id, lang, params, url: new URL(request.url), queryClient, now: now(), isServer }
}
