import { type BlogCategoryLink, getListBlogTagsQueryOptions } from '#src/api/blog.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { categoryCrumb } from './blogMeta.ts'
import { groupOf, listCrumbs } from './list/listMeta.ts'
import { topicPage } from './list/topicPage.tsx'

/** The articles with a tag; a tag without articles is not found. */
export default topicPage({
  async find({ lang, params, queryClient }) {
    const { tags } = await queryClient.ensureQueryData(getListBlogTagsQueryOptions(lang))
    return tags.find(({ slug }) => slug === params.tag)
  },
  topicOf: ({ slug }) => ({ tag: slug }),
  crumbsOf,
  async addresses({ lang, queryClient }) {
    const { tags } = await queryClient.fetchQuery(getListBlogTagsQueryOptions(lang))
    return tags.map(({ slug }) => ({ params: { tag: slug } }))
  },
})

/** Returns the breadcrumbs; an English tag comes after the English articles. */
function crumbsOf({ name, language }: BlogCategoryLink): Crumb[] {
  const group = language === 'en' ? groupOf('english') : undefined
  return listCrumbs(language, ...(group ? [categoryCrumb(group)] : []), { label: name, lang: language })
}
