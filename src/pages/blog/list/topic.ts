import { brand } from '#domain/brand.ts'
import { parseId } from '#domain/ids.ts'
import { LAST_PAGE } from '#domain/limits.ts'
import { textsOf } from '#i18n/load.ts'
import { articlesQuery } from '#src/api/blog.ts'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { blogHead } from '../blogHead.ts'
import { loadGuide } from './loadGuide.ts'

/** What a list of articles is about. */
export type Topic = { category: string } | { tag: string }

/** The page that an address asks for by `?page=`. What is no page number is past the end, as any page too large. */
function pageOf(search: URLSearchParams): number {
  const text = search.get('page')
  return text === null ? 1 : Math.min(parseId(text) ?? LAST_PAGE, LAST_PAGE)
}

/** What a list asks the API for. */
export const topicParams = (topic: Topic, search: URLSearchParams) => ({ ...topic, page: pageOf(search) })

/** Loads a page of a topic's articles, and the menu beside it. */
export async function loadTopic({ lang, url, queryClient }: PageContext, topic: Topic): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(articlesQuery(lang, topicParams(topic, url.searchParams))),
    loadGuide(lang, queryClient),
  ])
}

/** The head of a topic's list. A page without articles is nothing for a search engine. */
export function topicHead({ lang, url, queryClient }: PageContext, topic: Topic, name: string): Head {
  const t = textsOf(lang, 'blog')
  const params = topicParams(topic, url.searchParams)
  const list = queryClient.getQueryData(articlesQuery(lang, params).queryKey)
  const page = list?.articles.length === 0 ? 1 : params.page
  return blogHead({
    title: `${t.listTitle({ name, page })} | ${brand.name[lang]}`,
    description: 'tag' in topic ? t.tagDescription({ name }) : t.categoryDescription({ name }),
    canonicalQuery: page === 1 ? undefined : `page=${page}`,
    noindex: list?.articles.length === 0,
  })
}
