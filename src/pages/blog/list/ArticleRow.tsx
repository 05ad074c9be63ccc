import type { ArticleSummary } from '#src/api/blog.ts'
import { ArticleMeta } from '#src/features/blog/ArticleMeta.tsx'
import { ArticleTile } from '#src/features/blog/ArticleTile.tsx'
import { ArticleTitle } from '#src/features/blog/ArticleTitle.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './ArticleRow.module.css'

/** An article in a list. */
export function ArticleRow({ article }: { article: ArticleSummary }) {
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
