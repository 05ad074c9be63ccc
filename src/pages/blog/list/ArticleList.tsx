import type { UseQueryResult } from '@tanstack/react-query'
import type { ArticleList as List, ArticleSummary } from '#src/api/blog.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useTexts } from '#src/context/language.ts'
import { ArticleMeta, ArticleTitle } from '#src/features/blog/ArticleCard.tsx'
import { ArticleTile } from '#src/features/blog/ArticleTile.tsx'
import { cx } from '#src/ui/cx.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Columns } from '#src/ui/layout.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { BlogGuide } from './BlogGuide.tsx'
import { NoArticles } from './NoArticles.tsx'
import styles from './ArticleList.module.css'

interface ArticleListProps {
  query: UseQueryResult<List, unknown>
  /** The article already shown above the list. */
  lead?: ArticleSummary
  /** Whether the list has the articles of all topics. */
  isWholeBlog?: boolean
  /** Returns the address of a page of the list. */
  hrefOf: (page: number) => string
}

/** A page of articles, with the blog menu at the right. */
export function ArticleList({ query, lead, isWholeBlog = false, hrefOf }: ArticleListProps) {
  const t = useTexts('blog')
  const hasFailed = useHasFailed(query)
  const { data: list, isFetching, refetch } = query
  return (
    <Columns aside="end">
      <div>
        {hasFailed && !list && (
          <ErrorState
            title={t.failed.title}
            retryLabel={t.failed.retry}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {t.failed.text}
          </ErrorState>
        )}
        {list?.articles.length === 0 && <NoArticles list={list} isWholeBlog={isWholeBlog} hrefOf={hrefOf} />}
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

/** An article in a list. */
function ArticleRow({ article }: { article: ArticleSummary }) {
  return (
    <article className={styles.row}>
      <ArticleTile category={article.category.slug} width={320} height={240} className={styles.picture} />
      <div>
        <ArticleMeta article={article} />
        <ArticleTitle article={article} headingLevel={2} className={styles.title} />
        <p lang={article.language} className={cx(styles.excerpt, 'quiet')}>
          <MixedText text={article.excerpt} lang={article.language} />
        </p>
      </div>
    </article>
  )
}

/** The newest article, shown large at the top of the blog. */
export function LeadArticle({ article }: { article: ArticleSummary }) {
  return (
    <article className={styles.lead}>
      <ArticleTile category={article.category.slug} width={640} height={360} className={styles.leadPicture} />
      <div>
        <ArticleMeta article={article} readingMinutes={article.readingMinutes} />
        <ArticleTitle article={article} headingLevel={2} className={styles.leadTitle} />
        <p lang={article.language} className="quiet">
          <MixedText text={article.excerpt} lang={article.language} />
        </p>
      </div>
    </article>
  )
}
