import { useLocation } from 'react-router'
import type { Article } from '#src/api/blog.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import styles from './TagList.module.css'

/** Links to tags. The tag of the open page is marked. `label` names the list. */
export function TagList({
  tags,
  label,
}: {
  tags: Pick<Article['tags'][number], 'slug' | 'name' | 'language'>[]
  label: string
}) {
  const href = useHref()
  const { pathname } = useLocation()
  return (
    <ul className={styles.tags} aria-label={label}>
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
  )
}
