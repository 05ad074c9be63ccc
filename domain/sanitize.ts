import { FilterXSS } from 'xss'

declare const sanitized: unique symbol

/** HTML from `sanitize`; nothing else may be rendered as HTML. */
export type SanitizedHtml = string & { readonly [sanitized]: true }

/** The allowed content of HTML: paragraphs and lists, or an article with headings and tables. */
export type HtmlPreset = 'text' | 'article'

const text = {
  strong: ['lang'],
  em: ['lang'],
  b: [],
  i: [],
  br: [],
  a: ['href', 'hreflang', 'lang'],
  p: ['lang'],
  ul: [],
  ol: [],
  li: [],
}
const article = {
  ...text,
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  blockquote: ['lang'],
  pre: [],
  code: [],
  img: ['src', 'alt', 'width', 'height'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/**
 * Allows addresses on the web and within the site; pictures only within the site. A second slash leads out of the site, also as an
 * entity, or after a blank that the browser ignores.
 */
const safeAddress: Record<string, RegExp> = {
  href: /^(https?:\/\/|\/(?![/\\&\s])|#)/i,
  src: /^\/(?![/\\&\s])/,
}

const escape = (value: string) => value.replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Returns the sanitised attribute, or '' if it is not allowed. */
function attribute(_tag: string, name: string, value: string, allowed: boolean): string {
  const kept = value.trim()
  if (!allowed || safeAddress[name]?.test(kept) === false) return ''
  return `${name}="${escape(kept)}"`
}

const filterOf = (allowList: Record<string, string[]>) =>
  new FilterXSS({
    allowList,
    stripIgnoreTag: true,
    stripIgnoreTagBody: ['script', 'style'],
    onTagAttr: attribute,
    css: false,
  })

const filters = { text: filterOf(text), article: filterOf(article) }

/**
 * Removes everything from an editor's HTML that the preset does not list, and external pictures. Adds `rel="noopener"` to external
 * links.
 */
export function sanitize(html: string, preset: HtmlPreset): SanitizedHtml {
  const kept = filters[preset].process(html)
  // The only place that makes this type.
  return kept.replace(/<(?:img|a)\b[^<>]*>/gi, tagOf) as SanitizedHtml
}

const MEDIA = /<(?:img|iframe|video|audio|embed|object|svg)\b[^<>]*>/gi

/** Returns the pictures and other media that `sanitize` removes from HTML, by their tags. */
export const removedMedia = (html: string, preset: HtmlPreset): string[] =>
  (html.match(MEDIA) ?? []).filter((tag) => sanitize(tag, preset) === '')

const TAG = /<[a-z][^<>]*/gi
const SCRIPTS = [/^<script\b/i, /[\s"'/]on[a-z]+\s*=/i, /(?:href|src)\s*=[\s"']*javascript:/i]

/** Returns whether HTML has a script: an element, a handler of an event, or an address that runs one. */
export const hasScript = (html: string): boolean =>
  (html.match(TAG) ?? []).some((tag) => SCRIPTS.some((script) => script.test(tag)))

/** Removes a picture without an address; marks an external link. */
function tagOf(tag: string): string {
  if (/^<img/i.test(tag)) return / src=/i.test(tag) ? tag : ''
  return /href="http/i.test(tag) ? `<a rel="noopener"${tag.slice(2)}` : tag
}
