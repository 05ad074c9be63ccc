import type { Command } from 'commander'
import { listCategories, putCategory, removeCategory } from '../generated/client.ts'
import { addTermCommands } from '../terms.ts'
import { categorySlug } from '../values.ts'

/** Adds the commands of categories of the blog. */
export const addCommands = (category: Command): void =>
  addTermCommands(category, {
    one: 'category',
    many: 'categories',
    slug: categorySlug,
    list: listCategories,
    put: putCategory,
    remove: removeCategory,
  })
