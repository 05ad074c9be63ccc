import { type Article, recommendedCardsQuery } from '#src/api/blog.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang, useTexts } from '#src/context/language.ts'
import { ArticleCard } from '#src/features/blog/ArticleCard.tsx'
import { ArticleTile } from '#src/features/blog/ArticleTile.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Contents } from '#src/ui/Contents.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { SafeHtml } from '#src/ui/SafeHtml.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { articleCrumbs } from './articleCrumbs.tsx'
import styles from './ArticleDetail.module.css'
import { ArticleFoot } from './ArticleFoot.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { ArticleJobs } from './ArticleJobs.tsx'

/** An article with its table of contents and recommended articles. */
export function ArticleDetail({ article }: { article: Article }) {
  const t = useTexts('blog')
  const { language, headings } = article
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={articleCrumbs(article)} />
      <article>
        <ArticleHeader article={article} />
        <ArticleTile category={article.category.slug} width={1600} height={256} className={styles.picture} />
        <Wrap className={styles.columns}>
          {headings.length > 0 && (
            <Contents
              title={t.contents}
              items={headings.map(({ id, text }) => ({
                id,
                label: <MixedText text={text} lang={language} />,
              }))}
              lang={language}
            />
          )}
          <div className={styles.text}>
            <SafeHtml html={article.body} preset="article" lang={language} />
            <ArticleFoot article={article} />
          </div>
        </Wrap>
      </article>
      <Recommended slug={article.slug} />
      <ArticleJobs />
    </>
  )
}

/** Recommended articles. Renders nothing when they cannot be loaded. */
function Recommended({ slug }: { slug: string }) {
  const t = useTexts('blog')
  const href = useHref()
  const articles = useQuery(recommendedCardsQuery(useLang(), slug)).data ?? []
  if (articles.length === 0) return null
  return (
    <Section
      title={t.recommended}
      action={<MoreLink to={href('blog')}>{t.all}</MoreLink>}
      className={styles.recommended}
    >
      <div className={styles.cards}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} compact />
        ))}
      </div>
    </Section>
  )
}
