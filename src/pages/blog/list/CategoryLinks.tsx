import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { BlogCategory } from '#src/api/blog.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './BlogGuide.module.css'

interface CategoryLinksProps {
  categories: BlogCategory[]
  /** Items that follow the categories. */
  children?: ReactNode
}

/** Links to categories, with the number of their articles. */
export function CategoryLinks({ categories, children }: CategoryLinksProps) {
  const href = useHref()
  const { pathname } = useLocation()
  return (
    <ul className={styles.list}>
      {categories.map(({ slug, name, language, articles }) => {
        const to = href('blogCategory', { '*': slug })
        return (
          <li key={slug}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
              <span lang={language}>{name}</span>
              <span className={cx('meta', 'num')}>{articles}</span>
            </Link>
          </li>
        )
      })}
      {children}
    </ul>
  )
}
