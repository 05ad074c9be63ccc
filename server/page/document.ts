import { escapeHtml } from '#domain/escapeHtml.ts'
import type { Lang } from '#domain/lang.ts'
import type { HeadTag } from '#src/app/head/headTags.ts'
import { PAGE_TAG } from '#src/app/head/useHead.ts'
import { PAGE_DATA_ID, type PageData } from '#src/app/pageData.ts'
import type { PageAssets } from './assets.ts'

export type DocumentParts = {
  lang: Lang
  title: string
  tags: HeadTag[]
  structuredData: object[]
  assets: PageAssets
  html: string
  /** Null for a page without scripts. */
  data: PageData | null
}

/**
 * Renders the document. Styles are inlined, because a linked style sheet delays the first paint most. A disabled link to each shows Vite's
 * loader that the style is present. There are no inline scripts: data is JSON. The script in the head loads with the page, and may run
 * before the page is complete. Structured data is at the end, because only search engines read it.
 */
export function documentHtml({
  lang,
  title,
  tags,
  structuredData,
  assets,
  html,
  data,
}: DocumentParts): string {
  return `<!doctype html><html lang="${lang}" data-mantine-color-scheme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${tags.map(tagHtml).join('')}${data ? programHtml(assets) : ''}<meta name="theme-color" content="#FAF8F4"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${assets.styles.map(styleHtml).join('')}</head><body><div id="root">${html}</div>${structuredData.map((item) => jsonScript('type="application/ld+json"', item)).join('')}${data ? dataHtml(data) : ''}</body></html>`
}

/**
 * Returns the start script and preloads of the program, which is requested and compiled at once but runs only after the first paint
 * (`src/start`). The files to run precede the script, which may run at once.
 */
const programHtml = ({ start, program }: PageAssets) =>
  `${program.run.map((file) => preloadHtml(file, ' data-run')).join('')}<script type="module" async src="${start}"></script>${program.load.map((file) => preloadHtml(file)).join('')}`

const preloadHtml = (href: string, mark = '') =>
  `<link rel="modulepreload" fetchpriority="low" href="${href}"${mark}>`

const dataHtml = (data: PageData) => jsonScript(`type="application/json" id="${PAGE_DATA_ID}"`, data)

const styleHtml = ({ href, css }: { href: string; css: string }) =>
  `<style>${css}</style><link rel="stylesheet" href="${href}" disabled>`

function tagHtml({ name, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${pairs.join(' ')} ${PAGE_TAG}>`
}

/** Renders JSON in a script element. `<` is escaped, so that no text can end the element. */
function jsonScript(attributes: string, value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<script ${attributes}>${json}</script>`
}
