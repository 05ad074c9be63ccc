import type { Article } from '#src/api/blog.ts'
import { LanguageContext, useTexts } from '#src/context/language.ts'
import { ArticleMeta } from '#src/features/blog/ArticleCard.tsx'
import { ArticleTile } from '#src/features/blog/ArticleTile.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import styles from './EmbedCard.module.css'

/** A summary of the article, with a link that opens it outside the frame. */
export function EmbedCard({ article }: { article: Article }) {
  return (
    <LanguageContext value={article.language}>
      <Card article={article} />
    </LanguageContext>
  )
}

function Card({ article }: { article: Article }) {
  const t = useTexts('article')
  const href = useHref()
  const { slug, title, excerpt, language, category } = article
  return (
    <article lang={language} className={styles.card}>
      <ArticleTile category={category.slug} width={800} height={120} className={styles.picture} />
      <div className={styles.words}>
        <ArticleMeta article={article} readingMinutes={article.readingMinutes} />
        <Heading level={1} lang={language} className="voice">
          <Link to={href('article', { slug })} target="_top">
            <MixedText text={title} lang={language} />
          </Link>
        </Heading>
        <p lang={language} className="quiet">
          <MixedText text={excerpt} lang={language} />
        </p>
        <p className={styles.blog}>
          {t.read}
          <Icon name="arrow" size="sm" />
        </p>
      </div>
    </article>
  )
}
