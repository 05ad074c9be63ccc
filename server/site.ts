import { API_BASE, type App } from '#backend/app.ts'
import type { ShownContent } from '#backend/content/revisions.ts'
import type { Env } from '#backend/ports/env.ts'
import type { ReportSecurity } from '#backend/ports/securityEvents.ts'
import { createPublicAnswers } from './api/publicAnswers.ts'
import { createSite } from './app.ts'
import type { ServerConfig } from './config.ts'
import { createCrawlers } from './crawlers/crawlers.ts'
import { createFeeds } from './feed/createFeeds.ts'
import { type AssetTable, createEarlierAssets } from './http/earlierAssets.ts'
import { createFiles } from './http/files.ts'
import { reachApi } from './page/apiAccess.ts'
import type { Assets } from './page/assets.ts'
import { basicsOf, createCompanyFile } from './page/companyFile.ts'
import { createFatalPage } from './page/fatalPage.tsx'
import { createPageLoader } from './page/load.ts'
import { createPages } from './page/pages.ts'
import { createRenderer } from './page/render.tsx'
import type { Painter } from './pictures/painter.ts'
import { createPictures } from './pictures/pictures.ts'

type WholeSiteOptions = {
  api: App
  config: Pick<ServerConfig, 'apiUrl' | 'origin' | 'captcha' | 'analytics' | 'company' | 'proxies'> &
    Partial<Pick<ServerConfig, 'hsts'>>
  assets: Assets
  /** The folder of the built client; null serves no files. */
  clientFolder: string | null
  paint: Painter
  now: () => Date
  /** The clock of caches, in ms. It is monotonic, unlike the machine's time of day. */
  elapsed?: () => number
  /** Returns the state of the content that pages show now. */
  content: () => Promise<ShownContent>
  giveWay: Env['giveWay']
  security?: ReportSecurity
  /** The files of earlier versions; without it only those of this version are served. */
  assetTable?: AssetTable
}

/** Connects the parts of the site: the API, files, the feeds, the sitemap, pictures of links, and rendered pages. */
export async function createWholeSite({
  api,
  config,
  assets,
  clientFolder,
  paint,
  now,
  elapsed = () => performance.now(),
  content,
  giveWay,
  security,
  assetTable,
}: WholeSiteOptions) {
  const { apiUrl, origin, captcha, analytics, company, proxies, hsts } = config
  reachApi(api, apiUrl)
  const loader = await createPageLoader(now)
  const render = createRenderer({
    loader,
    assets,
    config: {
      apiUrl: apiUrl ?? API_BASE,
      origin,
      captcha,
      analytics,
      company: basicsOf(company),
      facts: company,
    },
  })
  const host = { elapsed, content, giveWay }
  const { answers, cached: cachedAnswer } = createPublicAnswers({ api, origin, ...host })
  const { pages, cached: cachedPage } = createPages({
    render,
    assets,
    origin,
    apiOrigin: apiUrl ? new URL(apiUrl).origin : null,
    hasCaptcha: captcha !== null,
    hasAnalytics: analytics !== null,
    ...host,
  })
  return createSite({
    api,
    answers,
    resources: [
      ...(clientFolder ? [createFiles(clientFolder)] : []),
      ...(assetTable ? [createEarlierAssets(assetTable)] : []),
      createFeeds(origin),
      createCrawlers({ loader, origin, elapsed, content }),
      createCompanyFile(company),
      createPictures({ loader, paint, origin }),
    ],
    pages,
    cached: (url, request) => cachedPage(url) ?? cachedAnswer(url, request),
    fatal: createFatalPage({ assets, origin, now }),
    origin,
    proxies,
    hsts,
    security,
  })
}
