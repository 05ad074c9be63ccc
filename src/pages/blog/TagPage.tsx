import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type BlogTag, blogTagsQuery } from '#src/api/blog.ts'
import { useLang } from '#src/context/language.ts'
import type { AddressContext, Head, PageAddress, PageContext } from '#src/page/pageModule.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { notFound } from '#src/page/notFound.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { blogCrumbs } from './blogCrumbs.ts'
import { TopicList } from './list/TopicList.tsx'
import { loadTopic, topicHead } from './list/topic.ts'

/** The articles with a tag. */
export default function TagPage() {
  const { tag: slug } = useParams()
  const tag = useQuery(blogTagsQuery(useLang())).data?.tags.find((each) => each.slug === slug)
  return tag && <TopicList topic={{ tag: tag.slug }} term={tag} crumbs={crumbs(tag)} />
}

/** A tag that no article has is not found. */
export async function load(context: PageContext): Promise<void> {
  await context.queryClient.ensureQueryData(blogTagsQuery(context.lang))
  const tag = loadedTag(context)
  if (!tag) throw notFound()
  await loadTopic(context, { tag: tag.slug })
}

export function head(context: PageContext): Head {
  const tag = loadedTag(context)
  if (!tag) throw new Error('The tag has not been loaded')
  return topicHead(context, { tag: tag.slug }, tag.name)
}

export function structuredData(context: PageContext & { origin: string }): object[] {
  const tag = loadedTag(context)
  return tag ? [breadcrumbList(crumbs(tag), context.origin)] : []
}

export async function addresses({ lang, queryClient }: AddressContext): Promise<PageAddress[]> {
  const { tags } = await queryClient.fetchQuery(blogTagsQuery(lang))
  return tags.map(({ slug }) => ({ params: { tag: slug } }))
}

/** What `load` has put into the cache. */
function loadedTag({ lang, params, queryClient }: PageContext): BlogTag | undefined {
  const list = queryClient.getQueryData(blogTagsQuery(lang).queryKey)
  return list?.tags.find(({ slug }) => slug === params.tag)
}

const crumbs = ({ name, language }: BlogTag): Crumb[] => blogCrumbs({ label: name, lang: language })
