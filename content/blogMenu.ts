/** The categories of the blog's menu (spec §9). Every store has them from its first start, with or without the sample. */

import type { Store } from '#backend/ports/store.ts'
import { categories } from './articles/taxonomy.ts'

/** Set when the categories were added. Removed categories are not added again. */
const WAS_ADDED = 'blogMenuAdded'

/** Adds the categories once. */
export async function addBlogMenu(store: Store): Promise<void> {
  await store.transaction(async ({ settings, blog }) => {
    if ((await settings.find(WAS_ADDED)) !== null) return
    await settings.keepFirst(WAS_ADDED, 'yes')
    const known = new Set((await blog.terms()).categories.map(({ slug }) => slug))
    const missing = categories.filter(({ slug }) => !known.has(slug))
    await blog.insert({ categories: missing, tags: [], articles: [] })
  })
}
