import type { AnswerTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function answerTable(db: Database): AnswerTable {
  return {
    find: async (key) =>
      (await db.selectFrom('answer').selectAll().where('key', '=', key).executeTakeFirst()) ?? null,
    async insert(answer) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('answer')
        .values(answer)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async removeBefore(time) {
      await db.deleteFrom('answer').where('createdAt', '<', time).execute()
    },
  }
}
