import type { Story, StoryTable } from '#backend/ports/stories.ts'
import {
  type Content,
  contentTable,
  refuseSharedNames,
  replaced,
  sorted,
  withRows,
  withoutRows,
} from './content.ts'

export function storyTable(content: Content): StoryTable {
  function write(rows: Map<number, Story>): void {
    refuseSharedNames(rows)
    content.stories = rows
    content.othersRevision++
  }

  return {
    ...contentTable(
      () => content.stories,
      (story) => structuredClone(story),
    ),
    published: async () => structuredClone(sorted(content.stories).filter(({ closed }) => closed === null)),
    takeNumbers: async (count) => Array.from({ length: count }, () => content.nextStory++),
    insert: async (stories) => write(withRows(content.stories, stories, ({ id }) => id)),
    save: async (stories) => write(replaced(content.stories, stories, ({ id }) => id)),
    async remove(ids) {
      content.stories = withoutRows(content.stories, ids)
      content.othersRevision++
    },
  }
}
