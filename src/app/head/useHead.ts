import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { useRow } from '../../routes/useRow.ts'
import { siteOrigin } from '../../context/config.ts'
import type { PageHead } from '../../page/pageModule.ts'
import { errorHead } from './errorHead.ts'
import { type HeadTag, headTags } from './headTags.ts'

/** Marks what the head of one page has put into the document, so that the next page can take it out. */
export const PAGE_TAG = 'data-page'

/**
 * Keeps the document's language, title and meta data in step with the page. Those of the first page the server has written, with
 * more for those who run no script, which goes when the page does.
 */
export function useHead(lang: Lang): void {
  const { pathname } = useLocation()
  const onlyIn = useRow()?.only
  const answered = useMatches().at(-1)?.loaderData
  const head = isHead(answered) ? answered : errorHead
  const isFirst = useRef(true)
  useEffect(() => {
    const isWritten = isFirst.current && document.head.querySelector(`[${PAGE_TAG}]`) !== null
    isFirst.current = false
    if (isWritten) return
    document.documentElement.lang = lang
    document.title = head.title
    for (const element of document.head.querySelectorAll(`[${PAGE_TAG}]`)) element.remove()
    const tags = headTags(head, { origin: siteOrigin(), pathname, onlyIn })
    document.head.append(...tags.map(createElement))
  }, [lang, head, pathname, onlyIn])
}

function isHead(value: unknown): value is PageHead {
  return typeof value === 'object' && value !== null && 'title' in value && 'description' in value
}

function createElement({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.setAttribute(PAGE_TAG, '')
  return element
}
