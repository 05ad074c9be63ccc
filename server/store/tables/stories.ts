import { sql } from 'kysely'
import type { Story, StoryTable } from '#backend/ports/stories.ts'
import type { Database } from '../database.ts'
import { contentRows, inBatches, takeNumbers } from './content.ts'

export function storyTable(db: Database): StoryTable {
  return {
    ...contentRows<Story, { data: Story }>(db, {
      table: 'story',
      key: 'id',
      columns: sql`story.data`,
      from: sql`story`,
      itemOf: ({ data }) => data,
    }),
    async published() {
      const rows = await db
        .selectFrom('story')
        .select('data')
        .where('isClosed', '=', false)
        .orderBy('id')
        .execute()
      return rows.map((row) => row.data)
    },
    takeNumbers: (count) => takeNumbers(db, { table: 'story', key: 'id' }, count),
    insert: (stories) =>
      inBatches(db, stories, (transaction, batch) =>
        transaction.insertInto('story').values(batch.map(rowOf)).execute(),
      ),
    save: (stories) =>
      inBatches(db, stories, (transaction, batch) =>
        transaction
          .insertInto('story')
          .values(batch.map(rowOf))
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((row) => ({
              externalId: row.ref('excluded.externalId'),
              isClosed: row.ref('excluded.isClosed'),
              data: row.ref('excluded.data'),
            })),
          )
          .execute(),
      ),
    async remove(ids) {
      if (ids.length > 0) await db.deleteFrom('story').where('id', 'in', ids).execute()
    },
  }
}

const rowOf = (story: Story) => ({
  id: story.id,
  externalId: story.externalId,
  isClosed: story.closed !== null,
  data: JSON.stringify(story),
})
