import { formatDate } from '#domain/dates.ts'
import type { Article } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Lead, Wrap } from '#src/ui/layout.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import styles from './article.module.css'

/** The article's title, excerpt and facts. */
export function ArticleHeader({ article }: { article: Article }) {
  const { title, excerpt, language } = article
  return (
    <Wrap>
      <div className={styles.header}>
        <Facts article={article} />
        <Heading level={1} lang={language} className="voice">
          <MixedText text={title} lang={language} />
        </Heading>
        <Lead lang={language}>
          <MixedText text={excerpt} lang={language} />
        </Lead>
      </div>
    </Wrap>
  )
}

/** Category, dates in Japanese time, and reading time. An update on the day of publication is not shown. */
function Facts({ article }: { article: Article }) {
  const t = useTexts('article')
  const { separator, minutes } = useTexts('articleCard')
  const lang = useLang()
  const { category, publishedAt, updatedAt, readingMinutes } = article
  const published = formatDate(publishedAt, lang)
  const updated = formatDate(updatedAt, lang)
  return (
    <p className="meta">
      <span lang={category.language}>{category.name}</span>
      {separator}
      <time dateTime={publishedAt} className="nb">
        {t.published({ date: published })}
      </time>
      {separator}
      {updated !== published && (
        <>
          <time dateTime={updatedAt} className="nb">
            {t.updated({ date: updated })}
          </time>
          {separator}
        </>
      )}
      <span className="nb">{minutes({ minutes: readingMinutes })}</span>
    </p>
  )
}
