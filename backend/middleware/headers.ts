import { type Lang, languages } from '#domain/lang.ts'
import type { Middleware } from '../http.ts'

const DEFAULT: Lang = 'ja'

/** Returns the supported language with the highest weight, otherwise Japanese. */
export function acceptedLanguage(header: string | undefined): Lang {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      const lang = range === '*' ? DEFAULT : languages.find((each) => range.split('-')[0] === each)
      return { lang, q: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ lang, q }) => lang !== undefined && q > 0)
    .sort((a, b) => b.q - a.q)
  return wanted[0]?.lang ?? DEFAULT
}

/** Reads `Accept-Language` and sets `Content-Language`. */
export const language: Middleware = async (c, next) => {
  c.set('lang', acceptedLanguage(c.req.header('Accept-Language')))
  await next()
  c.res.headers.set('Content-Language', c.var.lang)
  c.res.headers.append('Vary', 'Accept-Language')
}

/** Sets `no-store` on responses without a `Cache-Control`: failures, replayed responses and personal data. */
export const caching: Middleware = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
