import type { ArticleCardData } from '#src/api/blog.ts'
import { useHref } from '#src/routes/useHref.ts'
import { MixedText } from '#src/ui/MixedText.tsx'
import { TitleLink } from '#src/ui/TitleLink.tsx'

interface ArticleTitleProps {
  article: ArticleCardData
  headingLevel: 2 | 3
  className?: string
}

/** The title of an article in its own language, linked to the article. */
export function ArticleTitle({ article, headingLevel, className }: ArticleTitleProps) {
  const href = useHref()
  const { slug, title, language } = article
  return (
    <TitleLink
      to={href('article', { slug })}
      headingLevel={headingLevel}
      lang={language}
      className={className}
    >
      <MixedText text={title} lang={language} />
    </TitleLink>
  )
}
