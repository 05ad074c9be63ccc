import { textsOf } from '#i18n/load.ts'
import { type BlogCategoryLink, getListBlogCategoriesQueryOptions } from '#src/api/blog.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { blogCrumbs, categoryCrumb } from './blogMeta.ts'
import { topicPage } from './list/topicPage.tsx'

/** The articles of a category, or of all categories of a language. */
export default topicPage({
  async find({ lang, params, queryClient }) {
    const { '*': slug = '' } = params
    const { categories } = await queryClient.ensureQueryData(getListBlogCategoriesQueryOptions(lang))
    return groupOf(slug) ?? categories.find((category) => category.slug === slug)
  },
  topicOf: ({ slug }) => ({ category: slug }),
  crumbsOf,
  /** Lists only categories with articles. */
  async addresses({ lang, queryClient }) {
    const { categories } = await queryClient.fetchQuery(getListBlogCategoriesQueryOptions(lang))
    return categories.filter(({ articles }) => articles > 0).map(({ slug }) => ({ params: { '*': slug } }))
  },
})

/** Returns all categories of a language as one, for the slugs `english` and `japanese`. */
function groupOf(slug: string): BlogCategoryLink | undefined {
  const { groups } = textsOf('ja', 'blog')
  return slug === 'english' || slug === 'japanese' ? { slug, ...groups[slug] } : undefined
}

/** Returns the breadcrumbs; the category of a language comes after that language. */
function crumbsOf({ slug, name, language }: BlogCategoryLink): Crumb[] {
  const [first = ''] = slug.split('/')
  const group = first === slug ? undefined : groupOf(first)
  return blogCrumbs(...(group ? [categoryCrumb(group)] : []), { label: name, lang: language })
}
