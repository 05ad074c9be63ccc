import { useQuery } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { TOP_STORIES, NEWEST_ARTICLES } from '#domain/limits.ts'
import { newestCardsQuery } from '#src/api/blog.ts'
import { useTexts, useLang } from '#src/context/language.ts'
import { ArticleCard } from '#src/features/blog/ArticleCard.tsx'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { NewestJobs, newestJobsQuery } from '#src/features/jobs/NewestJobs.tsx'
import { StoryGrid } from '#src/features/stories/StoryGrid.tsx'
import { topStoriesQuery } from '#src/features/stories/storyList.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Categories } from './Categories.tsx'
import { EmployerBand } from './EmployerBand.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import styles from './HomeSections.module.css'

/** The home page below its first screen. */
export function HomeSections() {
  const { newest } = useTexts('home')
  return (
    <>
      <NewestJobs {...newest} Action={SaveButton} />
      <TopStories />
      <HowItWorks />
      <Categories />
      <NewestArticles />
      <EmployerBand />
    </>
  )
}

export async function prefetchSections({ lang, queryClient }: PageContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(newestJobsQuery(lang)),
    queryClient.prefetchQuery(topStoriesQuery(lang)),
    queryClient.prefetchQuery(newestArticlesQuery(lang)),
  ])
}

/** The top stories. Renders nothing when they cannot be loaded. */
export function TopStories() {
  const { stories: t } = useTexts('home')
  const href = useHref()
  const stories = useQuery(topStoriesQuery(useLang())).data?.cases ?? []
  if (stories.length === 0) return null
  return (
    <Section title={t.title} lead={t.lead} action={<MoreLink to={href('cases')}>{t.all}</MoreLink>}>
      <StoryGrid stories={stories.slice(0, TOP_STORIES)} />
    </Section>
  )
}

/** The newest articles of the blog. Renders nothing when they cannot be loaded. */
export function NewestArticles() {
  const lang = useLang()
  const { articles: t } = useTexts('home')
  const href = useHref()
  const articles = useQuery(newestArticlesQuery(lang)).data ?? []
  if (articles.length === 0) return null
  const all = lang === 'ja' ? href('blog') : href('blogCategory', { '*': 'english' })
  return (
    <Section title={t.title} action={<MoreLink to={all}>{t.all}</MoreLink>}>
      <div className={styles.articles}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} compact />
        ))}
      </div>
    </Section>
  )
}

/** The query for the newest articles in the language of the page. */
export const newestArticlesQuery = (lang: Lang) =>
  newestCardsQuery(lang, lang === 'ja' ? 'japanese' : 'english', NEWEST_ARTICLES)
