import { FilterXSS } from 'xss'
import type { HtmlPreset, SanitizedHtml } from './sanitizedHtml.ts'

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
 * Addresses on the web, and addresses within the site. Pictures come from the site alone. A second slash leads out of it, also one that is
 * written as an entity or that the browser sees when it has left out a blank.
 */
const safeAddress: Record<string, RegExp> = {
  href: /^(https?:\/\/|\/(?![/\\&\s])|#)/i,
  src: /^\/(?![/\\&\s])/,
}

const escape = (value: string) => value.replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** An attribute as it is kept, or nothing. */
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

/** HTML from an editor with everything taken out that is not on the preset's list, pictures from elsewhere too; links out carry `rel="noopener"`. */
export function sanitize(html: string, preset: HtmlPreset): SanitizedHtml {
  const kept = filters[preset].process(html)
  // The one place that makes this type.
  return kept.replace(/<(?:img|a)\b[^<>]*>/gi, tagOf) as SanitizedHtml
}

/** A picture without an address is left out; a link out of the site is marked. */
function tagOf(tag: string): string {
  if (/^<img/i.test(tag)) return / src=/i.test(tag) ? tag : ''
  return /href="http/i.test(tag) ? `<a rel="noopener"${tag.slice(2)}` : tag
}
