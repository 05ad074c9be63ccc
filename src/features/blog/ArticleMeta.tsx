import { formatDate } from '#domain/dates.ts'
import type { ArticleSummary } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'

interface ArticleMetaProps {
  article: Pick<ArticleSummary, 'category' | 'publishedAt'>
  /** Set to show the reading time. */
  readingMinutes?: number
  className?: string
}

/** An article's category and date, in Japanese time. */
export function ArticleMeta({ article, readingMinutes, className }: ArticleMetaProps) {
  const { separator, minutes } = useTexts('articleCard')
  const { category, publishedAt } = article
  return (
    <p className={cx('meta', className)}>
      <span lang={category.language}>{category.name}</span>
      {separator}
      <time dateTime={publishedAt} className="nb">
        {formatDate(publishedAt, useLang())}
      </time>
      {readingMinutes !== undefined && (
        <>
          {separator}
          <span className="nb">{minutes({ minutes: readingMinutes })}</span>
        </>
      )}
    </p>
  )
}
