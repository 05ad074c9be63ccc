import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { siteOrigin } from '../../context/config.ts'
import { isBot } from '../../lib/bots.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { headIn } from '../../page/loaderData.ts'
import { useRow } from '../../routes/useRow.ts'
import { emptyHead, errorHead } from './errorHead.ts'
import { type HeadTag, headTags } from './headTags.ts'

/** Marks the tags of one page, so that the next page can remove them. */
export const PAGE_TAG = 'data-page'

/** Whether the page has failed: the router knows failures of loaders only, not those of components. */
const failed = createStore(false)

/** Gives the document the head of an error while the component is shown. */
export function useHeadOfError(): void {
  useEffect(() => {
    failed.set(true)
    return () => failed.set(false)
  }, [])
}

/**
 * Updates the document's language, title and metadata for each page. The server wrote the first page's tags, and some for crawlers; both
 * are replaced on navigation.
 */
export function useHead(lang: Lang): void {
  const { pathname } = useLocation()
  const onlyIn = useRow()?.only
  const hasFailed = useStore(failed)
  const loaded = headIn(useMatches().at(-1)?.loaderData)
  const head = hasFailed || !loaded ? headOfError() : loaded
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

const headOfError = () => (isBot(navigator.userAgent) ? emptyHead : errorHead)

function createElement({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.setAttribute(PAGE_TAG, '')
  return element
}
