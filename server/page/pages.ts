import { RETRY_AFTER } from '#backend/ports/unavailable.ts'
import { type LayoutRules, layoutRules } from '#src/routes/layoutRules.ts'
import type { Row } from '#src/routes/row.ts'
import { type CacheHost, createContentCache } from '../contentCache.ts'
import { compressedByAddress } from '../http/compress.ts'
import { type PolicyOptions, pageSecurity } from '../http/headers.ts'
import { redirectOf } from '../http/redirects.ts'
import { weakTag } from '../http/weakTag.ts'
import type { CachedAnswer } from '../readyAnswers.ts'
import type { Assets } from './assets.ts'
import { forBot } from './forBot.ts'
import type { Rendered, RenderedPage, Renderer } from './render.tsx'

/** The headers of every page, and of the short pages for bots. */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, User-Agent',
}

type CachedPage = CachedAnswer & { rendered: Rendered }

type PagesOptions = Omit<PolicyOptions, 'styleHashes' | 'mayBeFramed'> &
  CacheHost & {
    render: Renderer
    assets: Assets
    origin: string
  }

/**
 * Serves pages. Public pages are the same for all visitors, so each is cached. `cached` returns the page of a GET request if it is in the
 * cache.
 */
export function createPages({ render, assets, origin, elapsed, content, giveWay, ...policy }: PagesOptions) {
  const cache = createContentCache<URL, CachedPage>({
    elapsed,
    content,
    giveWay,
    keyOf: ({ pathname, search }) => pathname + search,
    sizeOf,
    isCacheable: ({ rendered }) => isCacheable(rendered),
    make: makePage,
  })

  async function makePage(url: URL): Promise<CachedPage> {
    const rendered = await render(publicAddress(url))
    const text = 'html' in rendered ? rendered.html : ''
    const body = compressedByAddress(text, url.search)
    const tag = isCacheable(rendered) && { ETag: weakTag(text) }
    const headers = 'html' in rendered ? { ...headersOf(rendered), ...tag } : {}
    return { route: 'page', rendered, headers, body }
  }

  /** Returns the URL under the public origin, whatever the `Host` header. A path such as `//host` stays a path. */
  function publicAddress({ pathname, search }: URL): URL {
    return Object.assign(new URL(origin), { pathname, search })
  }

  function headersOf({ assets: used, row, status, missing }: RenderedPage): Record<string, string> {
    return {
      ...pageHeaders,
      ...pageSecurity({
        ...policy,
        styleHashes: assets.styleHashes(used.styles),
        mayBeFramed: rulesOf(row).isEmbedded ?? false,
      }),
      ...((rulesOf(row).noStore || missing !== 'nothing') && { 'Cache-Control': 'no-store' }),
      ...retryAfter(status),
    }
  }

  async function pages(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const target = redirectOf(url)
    if (target) return redirect(target, 308)
    const page = await cache.get(url)
    if ('location' in page.rendered) return redirect(page.rendered.location, page.rendered.status)
    const { status } = page.rendered
    const short = status < 400 ? null : forBot(request, status, headersForBots(status))
    if (short) return short
    const { body, headers } = await page.body(request)
    return new Response(body, { status, headers: { ...page.headers, ...headers } })
  }

  return { pages, cached: cache.cached }
}

/** Returns the approximate bytes of a page in memory, at two for each character. Its compressed bodies have a tenth of this size. */
const sizeOf = ({ rendered }: CachedPage) => ('html' in rendered ? 2 * rendered.html.length : 0) + 1

const isCacheable = (rendered: Rendered) =>
  rendered.status === 200 &&
  'row' in rendered &&
  !rulesOf(rendered.row).noStore &&
  rendered.missing === 'nothing'

const rulesOf = (row: Row | undefined): LayoutRules => (row ? layoutRules[row.layout] : {})

const retryAfter = (status: number): Record<string, string> =>
  status === 503 ? { 'Retry-After': String(RETRY_AFTER) } : {}

const headersForBots = (status: number) => ({ ...pageHeaders, ...retryAfter(status) })

function redirect(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location } })
}
