import type { ArticleSummary } from '#src/api/blog.ts'
import { ArticleMeta } from '#src/features/blog/ArticleMeta.tsx'
import { ArticleTile } from '#src/features/blog/ArticleTile.tsx'
import { ArticleTitle } from '#src/features/blog/ArticleTitle.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import styles from './LeadArticle.module.css'

/** The newest article, shown large at the top of the blog. */
export function LeadArticle({ article }: { article: ArticleSummary }) {
  return (
    <article className={styles.lead}>
      <ArticleTile category={article.category.slug} width={640} height={360} className={styles.picture} />
      <div>
        <ArticleMeta article={article} readingMinutes={article.readingMinutes} />
        <ArticleTitle article={article} headingLevel={2} className={styles.title} />
        <p lang={article.language} className="quiet">
          <MixedText text={article.excerpt} lang={article.language} />
        </p>
      </div>
    </article>
  )
}
