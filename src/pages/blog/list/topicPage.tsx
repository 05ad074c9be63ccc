import type { BlogCategoryLink } from '#src/api/blog.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { type Page, defineDataPage } from '#src/page/definePage.tsx'
import { notFound } from '#src/page/notFound.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { TopicList } from './TopicList.tsx'
import { type Topic, loadTopic, topicHead } from './topic.ts'

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
      <TopicList topic={topicOf(term)} term={term} crumbs={crumbsOf(term)} />
    ),
    async load(context) {
      const term = await find(context)
      if (!term) throw notFound()
      await loadTopic(context, topicOf(term))
      return term
    },
    head: (context, term) => topicHead(context, topicOf(term), term.name),
    structuredData: ({ origin }, term) => [breadcrumbList(crumbsOf(term), origin)],
    addresses,
  })
}
