import { type LoaderFunctionArgs, type RouteObject, redirect, matchRoutes } from 'react-router'
import { type Lang, languages } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { innerLayouts, layouts } from '../../layouts/index.tsx'
import { loadAwaited } from '../../lib/reloadOnFailedChunk.ts'
import { loadCompanyFacts, notFound } from '../../page/loading.ts'
import { showsCompanyFacts } from '../../routes/companyFacts.ts'
import { startOf } from '../../routes/flows.ts'
import { inLanguage, langOf } from '../../routes/href.ts'
import { textsOfRow } from '../../routes/layoutRules.ts'
import { legacyTarget } from '../../routes/legacy.ts'
import { type FlowId, type GuardName, type LayoutId, type Row, flowIds } from '../../routes/row.ts'
import { type PageId, pageIds, table } from '../../routes/table.ts'
import type { PageHandle } from '../../routes/useRow.ts'
import { ErrorBoundary, RootErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { checkGuards, guarded } from '../guards/guarded.tsx'
import { loadPage } from '../pages/loadPage.ts'
import { Root } from '../Root.tsx'
import { orLost } from './orLost.ts'
import { isDecidedInBrowser, pageLoader } from './pageLoader.ts'

/** Returns the router's tree: root, layouts, and each row of the table in its languages. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: () => null,
      children: [
        {
          id: 'site',
          ErrorBoundary,
          children: [
            ...layoutIds.map((layout) => ({
              id: layout,
              Component: layouts[layout],
              children: insideOf(layout),
            })),
            { id: 'unknown', path: '*', loader: openUnknown, Component: () => null },
          ],
        },
      ],
    },
  ]
}

/**
 * Redirects a link to an address of an earlier site; any other address is not found. Loads the texts around the not-found page, which may
 * be in a language that the tab has not shown yet.
 */
async function openUnknown({ request }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url)
  const target = legacyTarget(url)
  if (target) return redirect(target)
  await loadTexts(langOf(url.pathname), ['common'])
  return Promise.reject(notFound())
}

const layoutIds = Object.keys(layouts) as LayoutId[]

/** Returns the routes of a layout, within its inner layout if it has one; only pages of the layout load that. */
function insideOf(layout: LayoutId): RouteObject[] {
  const load = innerLayouts[layout]
  const children = childrenOf(layout)
  if (!load) return children
  return [{ id: `${layout}.inner`, lazy: async () => ({ Component: await loadAwaited(load) }), children }]
}

/** Returns the routes of a layout. The steps of a flow share a route that stays mounted across steps and languages. */
function childrenOf(layout: LayoutId): RouteObject[] {
  const rows = pageIds.map((id) => ({ id, row: rowOf(id) })).filter(({ row }) => row.layout === layout)
  return [
    ...rows.filter(({ row }) => !row.flow).flatMap(({ id }) => routesOf(id)),
    ...flowIds
      .map((flow) => ({ flow, steps: rows.filter(({ row }) => row.flow === flow) }))
      .filter(({ steps }) => steps.length > 0)
      .map(({ flow, steps }) => ({
        id: `flow.${flow}`,
        lazy: orLost(layout, () => loadFlow(flow)),
        children: steps.flatMap(({ id }) => routesOf(id)),
      })),
  ]
}

const rowOf = (id: PageId): Row => table[id]

async function loadFlow(flow: FlowId) {
  const [{ FlowLayout }, start] = await loadAwaited(() =>
    Promise.all([import('../flow/FlowLayout.tsx'), loadPage(startOf(flow))]),
  )
  return { element: <FlowLayout key={flow} flow={flow} start={start} /> }
}

function routesOf(id: PageId): RouteObject[] {
  const { path, only, guards: names } = rowOf(id)
  const guards = checkGuards(id, names)
  return languages
    .filter((lang) => only === undefined || only === lang)
    .map((lang) => ({
      id: `${lang}.${id}`,
      handle: { page: id } satisfies PageHandle,
      path: inLanguage(lang, path),
      caseSensitive: true,
      lazy: orLost(rowOf(id).layout, () => loadRoute(lang, id, guards)),
    }))
}

/** Loads the page's module and texts when the route is first entered. */
async function loadRoute(lang: Lang, id: PageId, guards: GuardName[]) {
  const row = rowOf(id)
  const [page] = await loadAwaited(() =>
    Promise.all([
      loadPage(id),
      loadTexts(lang, textsOfRow(row)),
      showsCompanyFacts(row) && loadCompanyFacts(),
    ]),
  )
  return {
    Component: isDecidedInBrowser({ row, guards }) ? guarded(page.Component) : page.Component,
    loader: pageLoader({ lang, id, row, guards, page }),
  }
}

/**
 * Loads the lazy routes of the first address before the router starts, so that the first render is the whole page. The server has found the
 * ids of these routes; a page of another host has none.
 */
export async function resolveFirstRoutes(
  routes: RouteObject[],
  page: { routes: string[] } | null,
): Promise<void> {
  const first = page
    ? withChildren(routes).filter(({ id = '' }) => page.routes.includes(id))
    : (matchRoutes(routes, location) ?? []).map(({ route }) => route)
  await Promise.all(
    first.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

const withChildren = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...withChildren(route.children ?? [])])
