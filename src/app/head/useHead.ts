import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { useRow } from '../../layouts/useRow.ts'
import { siteOrigin } from '../config.ts'
import type { PageHead } from '../pageModule.ts'
import { errorHead } from './errorHead.ts'
import { type HeadTag, headTags } from './headTags.ts'

/** Marks what the head of one page has put into the document, so that the next page can take it out. */
export const PAGE_TAG = 'data-page'

/** Keeps the document's language, title and meta data in step with the page; the server has written those of the first. */
export function useHead(lang: Lang): void {
  const { pathname } = useLocation()
  const onlyIn = useRow()?.only
  const answered = useMatches().at(-1)?.loaderData
  const head = isHead(answered) ? answered : errorHead
  useEffect(() => {
    document.documentElement.lang = lang
    document.title = head.title
    for (const element of document.head.querySelectorAll(`[${PAGE_TAG}]`)) element.remove()
    const tags = headTags(head, { origin: siteOrigin(), pathname, siteName: brand.name[lang], onlyIn })
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
