import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { textsOf } from '#i18n/load.ts'
import { type BlogCategory, type BlogCategoryLink, blogCategoriesQuery } from '#src/api/blog.ts'
import { useLang } from '#src/context/language.ts'
import type { AddressContext, Head, PageAddress, PageContext } from '#src/page/pageModule.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { notFound } from '#src/page/notFound.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { blogCrumbs, categoryCrumb } from './blogCrumbs.ts'
import { TopicList } from './list/TopicList.tsx'
import { loadTopic, topicHead } from './list/topic.ts'

/** The articles of a category, or of all categories of a language. */
export default function CategoryPage() {
  const { '*': slug = '' } = useParams()
  const categories = useQuery(blogCategoriesQuery(useLang())).data?.categories ?? []
  const category = categoryOf(slug, categories)
  return category && <TopicList topic={{ category: slug }} term={category} crumbs={crumbs(category)} />
}

export async function load(context: PageContext): Promise<void> {
  await context.queryClient.ensureQueryData(blogCategoriesQuery(context.lang))
  const category = loadedCategory(context)
  if (!category) throw notFound()
  await loadTopic(context, { category: category.slug })
}

export function head(context: PageContext): Head {
  const category = loadedCategory(context)
  if (!category) throw new Error('The category has not been loaded')
  return topicHead(context, { category: category.slug }, category.name)
}

export function structuredData(context: PageContext & { origin: string }): object[] {
  const category = loadedCategory(context)
  return category ? [breadcrumbList(crumbs(category), context.origin)] : []
}

/** Those that have articles. */
export async function addresses({ lang, queryClient }: AddressContext): Promise<PageAddress[]> {
  const { categories } = await queryClient.fetchQuery(blogCategoriesQuery(lang))
  return categories.filter(({ articles }) => articles > 0).map(({ slug }) => ({ params: { '*': slug } }))
}

/** What `load` has put into the cache. */
function loadedCategory({ lang, params, queryClient }: PageContext): BlogCategoryLink | undefined {
  const list = queryClient.getQueryData(blogCategoriesQuery(lang).queryKey)
  return categoryOf(params['*'] ?? '', list?.categories ?? [])
}

/** A category, or `english` or `japanese`, which stand for all categories of the language. */
function categoryOf(slug: string, categories: BlogCategory[]): BlogCategoryLink | undefined {
  return groupOf(slug) ?? categories.find((category) => category.slug === slug)
}

function groupOf(slug: string): BlogCategoryLink | undefined {
  const { groups } = textsOf('ja', 'blog')
  return slug === 'english' || slug === 'japanese' ? { slug, ...groups[slug] } : undefined
}

/** A category that belongs to a language stands below it. */
function crumbs({ slug, name, language }: BlogCategoryLink): Crumb[] {
  const [first = ''] = slug.split('/')
  const group = first === slug ? undefined : groupOf(first)
  return blogCrumbs(...(group ? [categoryCrumb(group)] : []), { label: name, lang: language })
}
