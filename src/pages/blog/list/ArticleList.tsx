import type { UseQueryResult } from '@tanstack/react-query'
import type { ArticleList as List, ArticleSummary } from '#src/api/blog.ts'
import { useTexts } from '#src/context/language.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import styles from './ArticleList.module.css'
import { ArticleRow } from './ArticleRow.tsx'
import { BlogGuide } from './BlogGuide.tsx'
import { NoArticles } from './NoArticles.tsx'

interface ArticleListProps {
  query: Pick<UseQueryResult<List, unknown>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  /** The article already shown above the list. */
  lead?: ArticleSummary
  /** Returns the address of a page of the list. */
  hrefOf: (page: number) => string
}

/** A page of articles, with the blog menu at the right. */
export function ArticleList({ query, lead, hrefOf }: ArticleListProps) {
  const t = useTexts('blog')
  const { data: list, isError, isFetching, refetch } = query
  return (
    <Columns aside="end">
      <div>
        {isError && !list && (
          <ErrorState
            title={t.failed.title}
            retryLabel={t.failed.retry}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {t.failed.text}
          </ErrorState>
        )}
        {list?.articles.length === 0 && <NoArticles list={list} hrefOf={hrefOf} />}
        {list && list.articles.length > 0 && (
          <>
            <div className={styles.articles}>
              {list.articles
                .filter(({ slug }) => slug !== lead?.slug)
                .map((article) => (
                  <ArticleRow key={article.slug} article={article} />
                ))}
            </div>
            <Pagination
              label={t.pages}
              page={list.page}
              pages={Math.ceil(list.total / list.perPage)}
              hrefOf={hrefOf}
              previous={t.previous}
              next={t.next}
              pageLabel={(page) => t.page({ page })}
            />
          </>
        )}
      </div>
      <BlogGuide />
    </Columns>
  )
}
