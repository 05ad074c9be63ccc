import type { ArticleCardData } from '#src/api/blog.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './ArticleTitle.module.css'

interface ArticleTitleProps {
  article: ArticleCardData
  headingLevel: 2 | 3
  className?: string
}

/** The title with the link to the article, which covers the whole `position: relative` entry it stands in. */
export function ArticleTitle({ article, headingLevel, className }: ArticleTitleProps) {
  const Heading = `h${headingLevel}` as const
  const { slug, title, language } = article
  return (
    <Heading lang={language} className={cx(styles.title, 'voice', className)}>
      <Link to={useHref()('article', { slug })}>
        <MixedText text={title} lang={language} />
      </Link>
    </Heading>
  )
}
