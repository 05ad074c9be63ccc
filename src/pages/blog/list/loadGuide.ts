import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { blogCategoriesQuery, blogTagsQuery } from '#src/api/blog.ts'

/** Loads what the menu of the blog shows; what cannot be loaded is not shown. */
export async function loadGuide(lang: Lang, queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(blogCategoriesQuery(lang)),
    queryClient.prefetchQuery(blogTagsQuery(lang)),
  ])
}
