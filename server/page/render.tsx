import { renderToString } from 'react-dom/server'
import { type StaticHandlerContext, StaticRouterProvider, createStaticRouter } from 'react-router'
import { App } from '#src/app/App.tsx'
import { errorHead } from '#src/app/head/errorHead.ts'
import { headTags } from '#src/app/head/headTags.ts'
import { shareData } from '#src/app/pageData.ts'
import { dehydratePage } from '#src/app/queryClient.ts'
import { setConfig } from '#src/context/config.ts'
import type { RuntimeConfig } from '#src/context/config.ts'
import type { Head } from '#src/page/head.ts'
import { showsCompanyFacts } from '#src/routes/companyFacts.ts'
import { layoutRules } from '#src/routes/layoutRules.ts'
import type { Row } from '#src/routes/row.ts'
import { loadAllDrawings } from '#src/ui/art/drawings.ts'
import type { Assets, PageAssets } from './assets.ts'
import { documentHtml } from './document.ts'
import type { LoadedPage, PageLoader } from './load.ts'
import type { Missing } from './missing.ts'
import { lateModulesOf, modulesOf } from './pageModules.ts'
import { socialTags } from './socialTags.ts'

// The renderer draws the pictures of a page at once.
await loadAllDrawings()

export type RenderedPage = {
  status: number
  html: string
  assets: PageAssets
  /** The row of the shown page. Undefined for an error. */
  row: Row | undefined
  missing: Missing
}

export type Rendered = RenderedPage | { status: number; location: string }

export type Renderer = (url: URL) => Promise<Rendered>

type RendererOptions = { loader: PageLoader; assets: Assets; config: RuntimeConfig }

/** Creates a renderer that loads the data of an address, renders its route to HTML and adds the data for hydration. */
export function createRenderer({ loader, assets, config }: RendererOptions): Renderer {
  setConfig(config)

  return async (url) => {
    const loaded = await loader.load(url)
    if (loaded instanceof Response)
      return { status: loaded.status, location: loaded.headers.get('Location') ?? '/' }

    const { lang, now, queryClient, context, status, missing, row, page } = loaded
    const router = createStaticRouter(loader.routes, context)
    const html = renderToString(
      <App queryClient={queryClient} now={now}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    )
    const shown = page ? row : undefined
    const pageAssets = row
      ? assets.of(modulesOf(row, lang), lateModulesOf(row))
      : assets.of([`i18n/${lang}/common.ts`])
    const head = headOf(loaded)
    const queries = dehydratePage(queryClient)
    const place = { origin: config.origin, pathname: url.pathname, onlyIn: row?.only }
    return {
      status,
      missing,
      assets: pageAssets,
      row: shown,
      html: documentHtml({
        lang,
        title: head.title,
        tags: [...headTags(head, place), ...(page ? socialTags(page, place) : [])],
        structuredData: page?.structuredData(config.origin) ?? [],
        assets: pageAssets,
        html,
        data: isStatic(shown)
          ? null
          : {
              config: row && showsCompanyFacts(row) ? config : { ...config, facts: null },
              now: now.toISOString(),
              routes: context.matches.map(({ route }) => route.id),
              ...shareData(context.loaderData, queries),
              errors: plainErrors(context, status),
              queries,
            },
      }),
    }
  }
}

/** A page without its data must not be indexed. */
const headOf = ({ page, status }: LoadedPage): Head => ({
  ...(page?.head ?? errorHead),
  ...(status === 503 && { noindex: true }),
})

/** Embedded pages have no scripts. */
const isStatic = (row: Row | undefined) => row !== undefined && layoutRules[row.layout].isEmbedded === true

/** Reduces errors to their status for the browser's router. Details stay on the server. */
function plainErrors({ errors }: StaticHandlerContext, status: number): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(Object.keys(errors).map((id) => [id, { status }]))
}
