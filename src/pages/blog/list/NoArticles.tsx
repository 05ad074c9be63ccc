import { type ArticleList, useListBlogCategories } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'

interface NoArticlesProps {
  list: ArticleList
  /** Whether the list has the articles of all topics. */
  isWholeBlog: boolean
  hrefOf: (page: number) => string
}

/** Shown for an empty page: past the end of the list, in a category without articles, or before the first article. */
export function NoArticles({ list, isWholeBlog, hrefOf }: NoArticlesProps) {
  const { none, empty, pastEnd } = useTexts('blog')
  const href = useHref()
  const pages = Math.ceil(list.total / list.perPage)
  const categories = useListBlogCategories(useLang()).data?.categories
  if (pages === 0 && (isWholeBlog || categories?.every(({ articles }) => articles === 0))) {
    return (
      <EmptyState
        title={none.title}
        actions={
          <>
            <Button to={href('inquiry')}>{none.ask}</Button>
            <Link to={href('invitation')}>{none.talk}</Link>
          </>
        }
      >
        {none.text}
      </EmptyState>
    )
  }
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
