import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { type BlogCategoryLink, articlesQuery } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { type Crumb, Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { ArticleList } from './ArticleList.tsx'
import { type Topic, topicParams } from './topic.ts'

interface TopicListProps {
  topic: Topic
  /** The category or tag. */
  term: Pick<BlogCategoryLink, 'name' | 'language'>
  crumbs: Crumb[]
}

/** A page of the articles about one topic. */
export function TopicList({ topic, term, crumbs }: TopicListProps) {
  const t = useTexts('blog')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const query = useQuery(articlesQuery(useLang(), topicParams(topic, search)))
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={crumbs} />
      <Wrap>
        <PageHeader
          title={term.name}
          titleLang={term.language}
          lead={query.data && t.count({ count: query.data.total })}
        />
        <ArticleList query={query} hrefOf={(page) => (page === 1 ? pathname : `${pathname}?page=${page}`)} />
      </Wrap>
    </>
  )
}
