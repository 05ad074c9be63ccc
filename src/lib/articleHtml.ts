import type { Lang } from '#domain/lang.ts'
import { type SanitizedHtml, sanitize } from '#domain/sanitize.ts'
import { datePattern } from './datePattern.ts'
import { languageRuns } from './languageRuns.ts'

/** Prefix of all ids of an article, so that they are unique in the page. */
const ID_PREFIX = 'part-'

/** A piece of HTML: a tag, or the text between two. In sanitised HTML no attribute holds a `<` or `>`. */
const pieces = /<[^<>]*>|[^<]+/g

/**
 * Returns the body of an article for display: sanitised, with prefixed ids, wide tables in scrollable boxes, dates on one line, and marked
 * Japanese terms in English articles.
 */
export function articleHtml(html: string, lang: Lang): SanitizedHtml {
  const shown = sanitize(html, 'article').replaceAll(pieces, (piece) =>
    piece.startsWith('<') ? tagOf(piece) : markedText(piece, lang),
  )
  // The changes add fixed tags and attributes only.
  return shown as SanitizedHtml
}

function tagOf(tag: string): string {
  if (tag === '<table>') return '<div class="scroll" tabindex="0"><table>'
  if (tag === '</table>') return '</table></div>'
  return tag.replace(/ id="/, ` id="${ID_PREFIX}`).replace(/ href="#/, ` href="#${ID_PREFIX}`)
}

function markedText(text: string, lang: Lang): string {
  return languageRuns(text, lang)
    .map((run) =>
      run.lang === lang ? withWholeDates(run.text) : `<span lang="${run.lang}">${run.text}</span>`,
    )
    .join('')
}

const withWholeDates = (text: string): string => text.replaceAll(datePattern, '<span class="nb">$&</span>')

export type Heading = { id: string; text: string }

/** Returns the headings of the article's parts (h2) that have an id, as plain text. */
export function headingsOf(html: SanitizedHtml): Heading[] {
  const parts = html.split('<h2 id="').slice(1)
  return parts.flatMap((part) => {
    const [, id, inner] = /^([^"]+)">(.*?)<\/h2>/s.exec(part) ?? []
    return id === undefined || inner === undefined ? [] : [{ id, text: plainText(inner) }]
  })
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&quot;': '"',
}

function plainText(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, '').replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
}
