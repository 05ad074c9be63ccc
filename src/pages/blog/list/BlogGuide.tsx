import { useQuery } from '@tanstack/react-query'
import { blogCategoriesQuery } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { FEED_PATH } from '#src/routes/feed.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import styles from './BlogGuide.module.css'
import { CategoryLinks } from './CategoryLinks.tsx'
import { TagLinks } from './TagLinks.tsx'

/** The languages' own categories, in the order of the menu. */
const groups = ['japanese', 'english'] as const

/** The blog menu: categories, about page, tags and feed. Leaves out parts that cannot be loaded. */
export function BlogGuide() {
  const t = useTexts('blog')
  const href = useHref()
  const categories = useQuery(blogCategoriesQuery(useLang())).data?.categories ?? []
  return (
    <aside aria-label={t.guide} className={styles.guide}>
      <nav aria-label={t.categories} className={styles.categories}>
        {groups.map((group) => (
          <div key={group} lang={t.groups[group].language}>
            <h2>
              <Link to={href('blogCategory', { '*': group })}>{t.groups[group].name}</Link>
            </h2>
            <CategoryLinks categories={categories.filter(({ slug }) => slug.startsWith(`${group}/`))} />
          </div>
        ))}
        <CategoryLinks categories={categories.filter(({ slug }) => !slug.includes('/'))}>
          <li>
            <Link to={href('blogAbout')}>{t.about}</Link>
          </li>
        </CategoryLinks>
      </nav>
      <TagLinks />
      <a className={styles.feed} href={FEED_PATH}>
        {t.feed}
      </a>
    </aside>
  )
}
