import type { ArticleCardData } from '#src/api/blog.ts'
import { cx } from '#src/ui/cx.ts'
import styles from './ArticleCard.module.css'
import { ArticleMeta } from './ArticleMeta.tsx'
import { ArticleTile } from './ArticleTile.tsx'
import { ArticleTitle } from './ArticleTitle.tsx'

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
