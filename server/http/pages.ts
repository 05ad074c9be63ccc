import { RETRY_AFTER } from '#backend/ports/unavailable.ts'
import { isBot } from '#src/app/errors/bots.ts'
import { type LayoutRules, layoutRules } from '#src/routes/layoutRules.ts'
import type { Row } from '#src/routes/row.ts'
import type { Assets } from '../page/assets.ts'
import type { Rendered, RenderedPage, Renderer } from '../page/render.tsx'
import { singleFlight } from '../singleFlight.ts'
import { QUALITY, compressed } from './compress.ts'
import { type PolicyOptions, commonHeaders, pagePolicy } from './headers.ts'
import { redirectOf } from './redirects.ts'

/** How long a rendered page is used again, in ms, and how many are kept. */
const FRESH_FOR = 30_000
const KEPT = 300

/** Of every page, and of what bots get in the place of one. */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, User-Agent',
}

type Kept = { rendered: Rendered; html: ReturnType<typeof compressed>; until: number }

type PagesOptions = Omit<PolicyOptions, 'styleHashes' | 'mayBeFramed'> & {
  render: Renderer
  assets: Assets
  origin: string
  now: () => Date
}

/** Answers requests for pages. Public pages are the same for everybody, so each is rendered once in half a minute. */
export function createPages({ render, assets, origin, now, ...policy }: PagesOptions) {
  const kept = new Map<string, Kept>()
  const inFlight = singleFlight<Kept>()

  async function pageOf(url: URL): Promise<Kept> {
    const key = url.pathname + url.search
    const time = now().getTime()
    const known = kept.get(key)
    if (known && known.until > time) return known
    return inFlight(key, () => renderPage(url, key))
  }

  async function renderPage(url: URL, key: string): Promise<Kept> {
    const rendered = await render(publicAddress(url))
    // Hardly any two visitors send the same query, so those pages are not worth the time of the best compression.
    const quality = url.search === '' ? QUALITY.kept : QUALITY.once
    const html = compressed('html' in rendered ? rendered.html : '', quality)
    const fresh = { rendered, html, until: now().getTime() + FRESH_FOR }
    if (mayBeKept(fresh.rendered)) keep(key, fresh)
    return fresh
  }

  /** The address under the public origin, whatever host was called. A path such as `//host` stays a path. */
  function publicAddress({ pathname, search }: URL): URL {
    return Object.assign(new URL(origin), { pathname, search })
  }

  function keep(key: string, page: Kept): void {
    kept.delete(key)
    const [oldest] = kept.size >= KEPT ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(key, page)
  }

  function headersOf({ assets: used, row, status, missing }: RenderedPage): Record<string, string> {
    return {
      ...pageHeaders,
      'Content-Security-Policy': pagePolicy({
        ...policy,
        styleHashes: assets.styleHashes(used.styles),
        mayBeFramed: rulesOf(row).isEmbedded ?? false,
      }),
      ...((rulesOf(row).noStore || missing !== 'nothing') && { 'Cache-Control': 'no-store' }),
      ...retryAfter(status),
    }
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const target = redirectOf(url)
    if (target) return redirect(target, 308)
    const page = await pageOf(url)
    if ('location' in page.rendered) return redirect(page.rendered.location, page.rendered.status)
    const { status } = page.rendered
    if (status >= 400 && isBot(request.headers.get('User-Agent') ?? '')) return forBots(status, url)
    const { body, headers } = await page.html(request)
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: { ...commonHeaders, ...headersOf(page.rendered), ...headers },
    })
  }
}

const mayBeKept = (rendered: Rendered) =>
  rendered.status === 200 &&
  'row' in rendered &&
  !rulesOf(rendered.row).noStore &&
  rendered.missing === 'nothing'

const rulesOf = (row: Row | undefined): LayoutRules => (row ? layoutRules[row.layout] : {})

const retryAfter = (status: number): Record<string, string> =>
  status === 503 ? { 'Retry-After': String(RETRY_AFTER) } : {}

function redirect(location: string, status: number): Response {
  return new Response(null, { status, headers: { ...commonHeaders, Location: location } })
}

/** Bots get the status without the not-found page; that there is no page is only logged (spec §2). */
function forBots(status: number, url: URL): Response {
  if (status === 404) console.warn(`Page Not Found: ${url.pathname}`)
  const html = `<!doctype html><title>${status}</title>`
  return new Response(html, {
    status,
    headers: { ...commonHeaders, ...pageHeaders, ...retryAfter(status) },
  })
}
