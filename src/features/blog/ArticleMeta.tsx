import { formatDate } from '#domain/dates.ts'
import type { ArticleSummary } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/app/language.tsx'
import { cx } from '#src/ui/cx.ts'

interface ArticleMetaProps {
  article: Pick<ArticleSummary, 'category' | 'publishedAt' | 'readingMinutes'>
  /** Tells how long reading takes, too. */
  withMinutes?: boolean
  className?: string
}

/** An article's category and day, in Japan's time. */
export function ArticleMeta({ article, withMinutes, className }: ArticleMetaProps) {
  const { separator, minutes } = useTexts('articleCard')
  const { category, publishedAt, readingMinutes } = article
  return (
    <p className={cx('meta', className)}>
      <span lang={category.language}>{category.name}</span>
      {separator}
      <time dateTime={publishedAt} className="nb">
        {formatDate(publishedAt, useLang())}
      </time>
      {withMinutes && separator}
      {withMinutes && <span className="nb">{minutes({ minutes: readingMinutes })}</span>}
    </p>
  )
}
