import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { publishedSummary } from '#backend/blog/published.ts'
import type { Article } from '#backend/ports/blog.ts'

/** Summaries beside the articles, so that lists read no bodies. */
export const articleSummaries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('article').addColumn('summary', 'jsonb').execute()
    const articles = db.withTables<{ article: { slug: string; data: Article; summary: string } }>()
    for (const { data } of await articles.selectFrom('article').select('data').execute()) {
      const summary = publishedSummary(data)
      if (!summary) continue
      await articles
        .updateTable('article')
        .set({ summary: JSON.stringify(summary) })
        .where('slug', '=', data.slug)
        .execute()
    }
  },
}
