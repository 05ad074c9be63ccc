import type { StoryTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function storyTable(db: Database): StoryTable {
  return {
    async all() {
      const rows = await db.selectFrom('story').select('data').orderBy('id').execute()
      return rows.map((row) => row.data)
    },
    async insert(stories) {
      if (stories.length === 0) return
      const rows = stories.map((story) => ({ id: story.id, data: JSON.stringify(story) }))
      await db.insertInto('story').values(rows).execute()
    },
  }
}
