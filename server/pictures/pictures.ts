import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { validated } from '#backend/middleware/validated.ts'
import type { Lang } from '#domain/lang.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { weakTag } from '../http/weakTag.ts'
import type { PageLoader } from '../page/load.ts'
import { pictureTarget } from '../page/picturePath.ts'
import { singleFlight } from '../singleFlight.ts'
import type { Painter } from './painter.ts'

/** The number of cached pictures. A picture has about 80 KB. */
const CACHED = 200

type Drawn = { png: Uint8Array<ArrayBuffer>; tag: string }

type PicturesOptions = { loader: PageLoader; paint: Painter; origin: string }

/**
 * Serves the pictures of links, `/og/{language}{path of the page}.png`. The page defines the content of its picture, so a missing page has none.
 */
export function createPictures({ loader, paint, origin }: PicturesOptions): Hono {
  const cache = new LRUCache<string, Drawn>({ max: CACHED })
  const loading = singleFlight<LinkPicture | null | undefined>()
  const drawing = singleFlight<Drawn | null>()

  /** Returns null if there is no picture, and undefined if the page cannot be loaded at present. */
  async function pictureOf(pathname: string): Promise<LinkPicture | null | undefined> {
    const loaded = await loader.load(Object.assign(new URL(origin), { pathname }))
    if (loaded instanceof Response) return null
    if (!loaded.page) return loaded.status === 404 ? null : undefined
    return loaded.page.picture?.() ?? null
  }

  /** Returns a picture from the cache, by its content, or draws it. */
  async function draw(picture: LinkPicture, lang: Lang): Promise<Drawn | null> {
    const key = JSON.stringify([lang, picture])
    return cache.get(key) ?? drawing(key, () => drawAndCache(key, picture, lang))
  }

  async function drawAndCache(key: string, picture: LinkPicture, lang: Lang): Promise<Drawn | null> {
    const png = await paint(picture, lang)
    if (!png) return null
    const drawn = { png, tag: weakTag(png) }
    cache.set(key, drawn)
    return drawn
  }

  return new Hono().get('/og/*', validated(), async (c, next) => {
    const target = pictureTarget(c.req.path)
    if (!target) return next()
    const picture = await loading(target.pathname, () => pictureOf(target.pathname))
    if (picture === null) return new Response(null, { status: 404 })
    const drawn = picture && (await draw(picture, target.lang))
    if (!drawn) return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600', ETag: drawn.tag }
    return new Response(drawn.png, { headers })
  })
}
