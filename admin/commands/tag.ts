import type { Command } from 'commander'
import { listTags, putTag, removeTag } from '../generated/client.ts'
import { addTermCommands } from '../terms.ts'
import { tagSlug } from '../values.ts'

/** Adds the commands of tags of the blog. */
export const addCommands = (tag: Command): void =>
  addTermCommands(tag, {
    one: 'tag',
    many: 'tags',
    slug: tagSlug,
    list: listTags,
    put: putTag,
    remove: removeTag,
  })
