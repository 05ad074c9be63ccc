import { getListBlogTagsQueryOptions } from '#src/api/blog.ts'
import { blogCrumbs } from './blogMeta.ts'
import { topicPage } from './list/topicPage.tsx'

/** The articles with a tag; a tag without articles is not found. */
export default topicPage({
  async find({ lang, params, queryClient }) {
    const { tags } = await queryClient.ensureQueryData(getListBlogTagsQueryOptions(lang))
    return tags.find(({ slug }) => slug === params.tag)
  },
  topicOf: ({ slug }) => ({ tag: slug }),
  crumbsOf: ({ name, language }) => blogCrumbs({ label: name, lang: language }),
  async addresses({ lang, queryClient }) {
    const { tags } = await queryClient.fetchQuery(getListBlogTagsQueryOptions(lang))
    return tags.map(({ slug }) => ({ params: { tag: slug } }))
  },
})
