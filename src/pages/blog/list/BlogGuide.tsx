import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import {
  type BlogCategory,
  useListBlogCategories,
  useListBlogTags,
  getListBlogCategoriesQueryOptions,
  getListBlogTagsQueryOptions,
} from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { TagList } from '#src/features/blog/TagList.tsx'
import { FEED_PATH } from '#src/routes/feed.ts'
import { useHref } from '#src/routes/useHref.ts'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './BlogGuide.module.css'

/** The languages' own categories, in the order of the menu. English lists have the English ones first. */
const groups = ['japanese', 'english'] as const

/** The blog menu: categories, about page, tags and feed. Leaves out parts that cannot be loaded. */
export function BlogGuide() {
  const t = useTexts('blog')
  const href = useHref()
  const lang = useLang()
  const categories = useListBlogCategories(lang).data?.categories ?? []
  return (
    <aside aria-label={t.guide} className={styles.guide}>
      <nav aria-label={t.categories} className={styles.categories}>
        {(lang === 'ja' ? groups : groups.toReversed()).map((group) => (
          <div key={group} lang={t.groups[group].language}>
            <Heading level={2}>
              <Link to={href('blogCategory', { '*': group })}>{t.groups[group].name}</Link>
            </Heading>
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

interface CategoryLinksProps {
  categories: BlogCategory[]
  /** Items that follow the categories. */
  children?: ReactNode
}

/** Links to categories, with the number of their articles, if any. */
function CategoryLinks({ categories, children }: CategoryLinksProps) {
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
              {articles > 0 && <span className={cx('meta', 'num')}>{articles}</span>}
            </Link>
          </li>
        )
      })}
      {children}
    </ul>
  )
}

/** Links to all tags, sorted by number of articles, descending. */
function TagLinks() {
  const t = useTexts('blog')
  const tags = useListBlogTags(useLang()).data?.tags ?? []
  if (tags.length === 0) return null
  return (
    <nav aria-label={t.tags} className={styles.tags}>
      <Heading level={2}>{t.tags}</Heading>
      <TagList tags={tags} label={t.tags} />
    </nav>
  )
}

/** Prefetches the categories and tags of the blog menu; ignores failures. */
export async function loadGuide(lang: Lang, queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(getListBlogCategoriesQueryOptions(lang)),
    queryClient.prefetchQuery(getListBlogTagsQueryOptions(lang)),
  ])
}
