import type { ArticleList } from '#src/api/blog.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

interface NoArticlesProps {
  list: ArticleList
  hrefOf: (page: number) => string
}

/** Shown for an empty page: past the end of the list, or in a category without articles. */
export function NoArticles({ list, hrefOf }: NoArticlesProps) {
  const { empty, pastEnd } = useTexts('blog')
  const href = useHref()
  const pages = Math.ceil(list.total / list.perPage)
  if (pages === 0) {
    return (
      <EmptyState title={empty.title} actions={<Button to={href('blog')}>{empty.all}</Button>}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={pastEnd.title}
      actions={<Button to={hrefOf(pages)}>{pastEnd.last({ page: pages })}</Button>}
    >
      {pastEnd.text({ pages })}
    </EmptyState>
  )
}
