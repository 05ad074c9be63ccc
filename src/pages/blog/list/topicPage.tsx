import { useLocation, useSearchParams } from 'react-router'
import { parseId } from '#domain/ids.ts'
import type { Lang } from '#domain/lang.ts'
import { LAST_PAGE } from '#domain/limits.ts'
import { articleCard as englishCard } from '#i18n/en/articleCard.ts'
import { blog as english } from '#i18n/en/blog.ts'
import { addTexts, textsOf } from '#i18n/load.ts'
import { type BlogCategoryLink, useListArticles, getListArticlesQueryOptions } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { type Page, defineDataPage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import { notFound } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { type Crumb, Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { blogHead } from '../blogMeta.ts'
import { LanguageFrame } from '../LanguageFrame.tsx'
import { ArticleList } from './ArticleList.tsx'
import { loadGuide } from './BlogGuide.tsx'

// The English texts are part of the code, as those of an article are: the address does not say that a topic is English.
addTexts('en', { blog: english, articleCard: englishCard })

type TopicPageOptions = {
  /** Loads the category or tag in the address; undefined if it does not exist. */
  find: (context: PageContext) => Promise<BlogCategoryLink | undefined>
  topicOf: (term: BlogCategoryLink) => Topic
  crumbsOf: (term: BlogCategoryLink) => Crumb[]
  addresses: NonNullable<Page['addresses']>
}

/** Creates a page with the articles of a category or a tag. */
export function topicPage({ find, topicOf, crumbsOf, addresses }: TopicPageOptions): Page {
  return defineDataPage({
    component: ({ data: term }: { data: BlogCategoryLink }) => (
      <LanguageFrame lang={term.language}>
        <TopicList topic={topicOf(term)} term={term} crumbs={crumbsOf(term)} />
      </LanguageFrame>
    ),
    async load(context) {
      const term = await find(context)
      if (!term) throw notFound()
      await loadTopic(context, topicOf(term), term.language)
      return term
    },
    head: (context, term) => topicHead(context, topicOf(term), term),
    structuredData: ({ origin }, term) => [breadcrumbList(crumbsOf(term), origin)],
    addresses,
  })
}

interface TopicListProps {
  topic: Topic
  /** The category or tag. */
  term: Pick<BlogCategoryLink, 'name' | 'language'>
  crumbs: Crumb[]
}

/** The articles about one topic, in its language. */
function TopicList({ topic, term, crumbs }: TopicListProps) {
  const t = useTexts('blog')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const query = useListArticles(useLang(), topicParams(topic, search))
  return (
    <>
      <Breadcrumbs label={t.breadcrumbs} items={crumbs} />
      <Wrap>
        <PageHeader
          title={term.name}
          titleLang={term.language}
          lead={query.data && query.data.total > 0 && t.count({ count: query.data.total })}
        />
        <ArticleList query={query} hrefOf={(page) => (page === 1 ? pathname : `${pathname}?page=${page}`)} />
      </Wrap>
    </>
  )
}

/** The subject of a list of articles. */
type Topic = { category: string } | { tag: string }

/** Returns the page number of `?page=`. An invalid number counts as past the end, as one too large does. */
function pageOf(search: URLSearchParams): number {
  const text = search.get('page')
  return text === null ? 1 : Math.min(parseId(text) ?? LAST_PAGE, LAST_PAGE)
}

/** Returns the parameters of the API call. */
const topicParams = (topic: Topic, search: URLSearchParams) => ({ ...topic, page: pageOf(search) })

/** Prefetches a page of a topic's articles, and the blog menu. */
async function loadTopic({ url, queryClient }: PageContext, topic: Topic, lang: Lang): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(getListArticlesQueryOptions(lang, topicParams(topic, url.searchParams))),
    loadGuide(lang, queryClient),
  ])
}

/** Returns the head of a topic's list. Search engines must not index a page without articles. */
function topicHead(
  { url, queryClient }: PageContext,
  topic: Topic,
  { name, language }: BlogCategoryLink,
): Head {
  const t = textsOf(language, 'blog')
  const params = topicParams(topic, url.searchParams)
  const list = queryClient.getQueryData(getListArticlesQueryOptions(language, params).queryKey)
  const page = list?.articles.length === 0 ? 1 : params.page
  return blogHead(
    pageHead(language, {
      contentLang: language,
      title: t.listTitle({ name, page }),
      description: 'tag' in topic ? t.tagDescription({ name }) : t.categoryDescription({ name }),
      canonicalQuery: page === 1 ? undefined : `page=${page}`,
      noindex: list?.articles.length === 0,
    }),
  )
}
