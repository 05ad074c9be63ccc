import type { ArticleCardData } from '#src/api/blog.ts'
import { cx } from '#src/ui/cx.ts'
import styles from './ArticleCard.module.css'
import { ArticleMeta } from './ArticleMeta.tsx'
import { ArticleTile } from './ArticleTile.tsx'
import { ArticleTitle } from './ArticleTitle.tsx'

interface ArticleCardProps {
  article: ArticleCardData
  /** On a phone the picture stands small beside the words. */
  compact?: boolean
}

/** An article in short: its pattern, its title, its category and day. */
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
