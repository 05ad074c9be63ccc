import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  type StaticHandlerContext,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
} from 'react-router'
import { brand } from '#domain/brand.ts'
import { languages } from '#domain/lang.ts'
import { loadAllTexts } from '#i18n/load.ts'
import { App } from '#src/app/App.tsx'
import { setConfig } from '#src/app/config.ts'
import { errorHead } from '#src/app/head/errorHead.ts'
import { headTags } from '#src/app/head/headTags.ts'
import type { RuntimeConfig } from '#src/app/pageData.ts'
import type { Head, PageContext, PageModule } from '#src/app/pageModule.ts'
import { createQueryClient, dehydratePage } from '#src/app/queryClient.ts'
import { createRoutes } from '#src/app/routes.tsx'
import { createSiteContext } from '#src/app/siteContext.ts'
import { langOf } from '#src/routes/href.ts'
import { loadAllDrawings } from '#src/ui/art/allDrawings.ts'
import { loadPage } from '#src/routes/pages.ts'
import { type PageId, type Row, pageIds, table } from '#src/routes/table.ts'
import type { Assets, PageAssets } from './assets.ts'
import { documentHtml } from './document.ts'

export type Rendered =
  | { status: number; html: string; assets: PageAssets }
  | { status: number; location: string }

export type Renderer = (url: URL) => Promise<Rendered>

type RendererOptions = { assets: Assets; config: RuntimeConfig; now: () => Date }

/**
 * Makes pages as HTML: runs the loaders of the address, renders its route, and brings the data along for the browser. All pages and texts
 * are loaded now, so that a running server needs nothing of its build any more.
 */
export async function createRenderer({ assets, config, now }: RendererOptions): Promise<Renderer> {
  setConfig(config)
  loadAllDrawings()
  await Promise.all([...pageIds.map(loadPage), ...languages.map(loadAllTexts)])
  const handler = createStaticHandler(createRoutes())

  return async (url) => {
    const lang = langOf(url.pathname)
    const moment = now()
    const queryClient = createQueryClient()
    const context = await handler.query(new Request(url), {
      requestContext: createSiteContext({ queryClient, now: () => moment, isServer: true }),
    })
    if (context instanceof Response)
      return { status: context.status, location: context.headers.get('Location') ?? '/' }

    const id = pageIdOf(context)
    const row: Row | undefined = id && table[id]
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <App queryClient={queryClient} now={moment}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    )
    const pageAssets = assets.of(row ? modulesOf(row, lang) : [`i18n/${lang}/common.ts`])
    const head = context.errors ? errorHead : headOf(context)
    const place = {
      origin: config.origin,
      pathname: url.pathname,
      siteName: brand.name[lang],
      onlyIn: row?.only,
    }
    return {
      status: context.statusCode,
      assets: pageAssets,
      html: documentHtml({
        lang,
        title: head.title,
        tags: headTags(head, place),
        structuredData: context.errors
          ? []
          : structuredDataOf(context, { lang, url, queryClient, now: moment }, config.origin),
        assets: pageAssets,
        html,
        data: {
          config,
          now: moment.toISOString(),
          loaderData: context.loaderData,
          errors: plainErrors(context),
          queries: dehydratePage(queryClient),
        },
      }),
    }
  }
}

const leafOf = (context: StaticHandlerContext) => context.matches.at(-1)

/** The row that an address belongs to; none for unknown ones. */
function pageIdOf(context: StaticHandlerContext): PageId | undefined {
  const name = leafOf(context)?.route.id.split('.')[1]
  return pageIds.find((id) => id === name)
}

function modulesOf(row: Row, lang: string): string[] {
  const texts = ['common', ...row.texts].map((name) => `i18n/${lang}/${name}.ts`)
  const flow = row.flow ? ['src/forms/flow/FlowLayout.tsx'] : []
  return [`src/pages/${row.page}.tsx`, ...flow, ...texts]
}

function headOf(context: StaticHandlerContext): Head {
  return context.loaderData[leafOf(context)?.route.id ?? '']
}

type Place = Omit<PageContext, 'id' | 'params' | 'isServer'> & { queryClient: QueryClient }

function structuredDataOf(context: StaticHandlerContext, place: Place, origin: string): object[] {
  const leaf = leafOf(context)
  const page: PageModule | undefined = leaf?.route.handle
  const id = pageIdOf(context)
  if (!id) return []
  return page?.structuredData?.({ ...place, id, params: leaf?.params ?? {}, isServer: true, origin }) ?? []
}

/** Errors as the browser's router takes them; what went wrong inside stays on the server. */
function plainErrors({ errors, statusCode }: StaticHandlerContext): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(Object.keys(errors).map((id) => [id, { status: statusCode }]))
}
