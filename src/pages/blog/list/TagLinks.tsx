import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { blogTagsQuery } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import styles from './BlogGuide.module.css'

/** Links to all tags, sorted by number of articles, descending. */
export function TagLinks() {
  const t = useTexts('blog')
  const href = useHref()
  const { pathname } = useLocation()
  const tags = useQuery(blogTagsQuery(useLang())).data?.tags ?? []
  if (tags.length === 0) return null
  return (
    <nav aria-label={t.tags}>
      <h2>{t.tags}</h2>
      <ul className={styles.tags}>
        {tags.map(({ slug, name, language }) => {
          const to = href('blogTag', { tag: slug })
          return (
            <li key={slug}>
              <Link to={to} lang={language} aria-current={pathname === to ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
