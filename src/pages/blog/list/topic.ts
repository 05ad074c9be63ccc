import { brand } from '#domain/brand.ts'
import { parseId } from '#domain/ids.ts'
import { LAST_PAGE } from '#domain/limits.ts'
import { textsOf } from '#i18n/load.ts'
import { articlesQuery } from '#src/api/blog.ts'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { blogHead } from '../blogHead.ts'
import { loadGuide } from './loadGuide.ts'

/** The subject of a list of articles. */
export type Topic = { category: string } | { tag: string }

/** Returns the page number of `?page=`. An invalid number counts as past the end, as one too large does. */
function pageOf(search: URLSearchParams): number {
  const text = search.get('page')
  return text === null ? 1 : Math.min(parseId(text) ?? LAST_PAGE, LAST_PAGE)
}

/** Returns the parameters of the API call. */
export const topicParams = (topic: Topic, search: URLSearchParams) => ({ ...topic, page: pageOf(search) })

/** Prefetches a page of a topic's articles, and the blog menu. */
export async function loadTopic({ lang, url, queryClient }: PageContext, topic: Topic): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(articlesQuery(lang, topicParams(topic, url.searchParams))),
    loadGuide(lang, queryClient),
  ])
}

/** Returns the head of a topic's list. Search engines must not index a page without articles. */
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
