import { useQuery } from '@tanstack/react-query'
import { blogCategoriesQuery } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { FEED_PATH } from '#src/routes/feed.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'

import styles from './BlogGuide.module.css'
import { CategoryLinks } from './CategoryLinks.tsx'
import { TagLinks } from './TagLinks.tsx'

/** The blog menu: categories, tags, about page and feed. Leaves out parts that cannot be loaded. */
export function BlogGuide() {
  const t = useTexts('blog')
  const href = useHref()
  const categories = useQuery(blogCategoriesQuery(useLang())).data?.categories ?? []
  const isEnglish = ({ language }: { language: string }) => language === 'en'
  const { english } = t.groups
  return (
    <aside aria-label={t.guide} className={styles.guide}>
      <nav aria-label={t.categories}>
        <h2>{t.categories}</h2>
        <CategoryLinks categories={categories.filter((category) => !isEnglish(category))} />
        <div lang={english.language}>
          <h2>
            <Link to={href('blogCategory', { '*': 'english' })}>{english.name}</Link>
          </h2>
          <CategoryLinks categories={categories.filter(isEnglish)} />
        </div>
      </nav>
      <TagLinks />
      <ul className={styles.about}>
        <li>
          <Link to={href('blogAbout')}>{t.about}</Link>
        </li>
        <li>
          <a href={FEED_PATH}>{t.feed}</a>
        </li>
      </ul>
    </aside>
  )
}
