import type { StoryTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function storyTable(db: Database): StoryTable {
  return {
    async all() {
      const rows = await rowsOf(db, 'story').list({}, 'id')
      return rows.map((row) => row.data)
    },
    async insert(stories) {
      if (stories.length === 0) return
      const rows = stories.map((story) => ({ id: story.id, data: JSON.stringify(story) }))
      await db.insertInto('story').values(rows).execute()
    },
  }
}
