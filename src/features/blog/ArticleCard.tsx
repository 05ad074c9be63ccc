import { formatDate } from '#domain/dates.ts'
import type { ArticleCardData, ArticleSummary } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { cx } from '#src/ui/cx.ts'
import { TitleLink } from '#src/ui/Link.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { ArticleTile } from './ArticleTile.tsx'
import styles from './ArticleCard.module.css'

interface ArticleCardProps {
  article: ArticleCardData
  /** Shows a small picture at the side on phones. */
  compact?: boolean
}

/** A card with the pattern, title, category and date of an article. */
export function ArticleCard({ article, compact }: ArticleCardProps) {
  return (
    <article className={cx(styles.card, compact && styles.compact)}>
      <ArticleTile category={article.category.slug} width={400} height={225} className={styles.picture} />
      <div>
        <ArticleTitle article={article} headingLevel={3} className={styles.title} />
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}

interface ArticleTitleProps {
  article: ArticleCardData
  headingLevel: 2 | 3
  className?: string
}

/** The title of an article in its own language, linked to the article. */
export function ArticleTitle({ article, headingLevel, className }: ArticleTitleProps) {
  const href = useHref()
  const { slug, title, language } = article
  return (
    <TitleLink
      to={href('article', { slug })}
      headingLevel={headingLevel}
      lang={language}
      className={className}
    >
      <MixedText text={title} lang={language} />
    </TitleLink>
  )
}

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
