import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { blogCategoriesQuery, blogTagsQuery } from '#src/api/blog.ts'

/** Prefetches the categories and tags of the blog menu; ignores failures. */
export async function loadGuide(lang: Lang, queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(blogCategoriesQuery(lang)),
    queryClient.prefetchQuery(blogTagsQuery(lang)),
  ])
}
