import { type BlogCategoryLink, getListBlogCategoriesQueryOptions } from '#src/api/blog.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { categoryCrumb } from './blogMeta.ts'
import { groupOf, listCrumbs } from './list/listMeta.ts'
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

/** Returns the breadcrumbs; the category of a language comes after that language. */
function crumbsOf({ slug, name, language }: BlogCategoryLink): Crumb[] {
  const [first = ''] = slug.split('/')
  const group = first === slug ? undefined : groupOf(first)
  return listCrumbs(language, ...(group ? [categoryCrumb(group)] : []), { label: name, lang: language })
}
