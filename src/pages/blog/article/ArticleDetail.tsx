import { useQuery } from '@tanstack/react-query'
import { type Article, recommendedCardsQuery } from '#src/api/blog.ts'
import { useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { ArticleCard } from '#src/features/blog/ArticleCard.tsx'
import { ArticleTile } from '#src/features/blog/ArticleTile.tsx'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { NewestJobs } from '#src/features/jobs/NewestJobs.tsx'
import { TalkBand } from '#src/features/talk/TalkBand.tsx'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Contents } from '#src/ui/Contents.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { SafeHtml } from '#src/ui/SafeHtml.tsx'
import { Section } from '#src/ui/Section.tsx'
import { WhenNear } from '#src/ui/WhenNear.tsx'
import { LanguageFrame } from '../LanguageFrame.tsx'
import { ArticleFoot } from './ArticleFoot.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { articleCrumbs, articleListHref } from './articleMeta.tsx'
import styles from './article.module.css'

/** An article and everything around it, in the language of the article (product-decisions §9). */
export function ArticleDetail({ article }: { article: Article }) {
  return (
    <LanguageFrame lang={article.language}>
      <Parts article={article} />
    </LanguageFrame>
  )
}

function Parts({ article }: { article: Article }) {
  const t = useTexts('article')
  const { language, headings } = article
  return (
    <>
      <Breadcrumbs label={t.breadcrumbs} items={articleCrumbs(article)} />
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
            />
          )}
          <div className={styles.text}>
            <SafeHtml html={article.body} preset="article" lang={language} />
            <ArticleFoot article={article} />
          </div>
        </Wrap>
      </article>
      <TalkBand {...t.talk} />
      <ArticleJobs />
      <Recommended article={article} />
    </>
  )
}

/** Recommended articles. Renders nothing when they cannot be loaded. */
function Recommended({ article: { language, slug } }: { article: Article }) {
  const t = useTexts('article')
  const articles = useQuery(recommendedCardsQuery(language, slug)).data ?? []
  if (articles.length === 0) return null
  return (
    <Section
      title={t.recommended}
      action={<MoreLink to={articleListHref(language)}>{t.all}</MoreLink>}
      className={styles.recommended}
    >
      <div className={styles.cards}>
        {articles.map((card) => (
          <ArticleCard key={card.slug} article={card} compact />
        ))}
      </div>
    </Section>
  )
}

/** The newest jobs below an article, loaded when the reader scrolls near them. */
function ArticleJobs() {
  return (
    <WhenNear>
      <LateJobs />
    </WhenNear>
  )
}

/** The texts of jobs load with them: they have 2 KiB, and the article needs none of them. */
const LateJobs = latePart({ texts: ['jobCard', 'jobOptions'], load: async () => JobsToSave })

function JobsToSave() {
  const t = useTexts('article')
  return <NewestJobs title={t.newestJobs} all={t.allJobs} Action={SaveButton} className={styles.jobs} />
}
