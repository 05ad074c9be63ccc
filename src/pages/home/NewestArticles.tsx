import { useQuery } from '@tanstack/react-query'
import { useLang, useTexts } from '#src/context/language.ts'
import { ArticleCard } from '#src/features/blog/ArticleCard.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './NewestArticles.module.css'
import { newestArticlesQuery } from './newestArticlesQuery.ts'

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
