import { sql } from 'kysely'
import { publishedSummary } from '#backend/blog/published.ts'
import type { Article, ArticleTable } from '#backend/ports/blog.ts'
import type { Database } from '../database.ts'
import { contentRows, inBatches } from './content.ts'

export function articleTable(db: Database): ArticleTable {
  return {
    ...contentRows<Article, { data: Article }>(db, {
      table: 'article',
      key: 'slug',
      columns: sql`article.data`,
      from: sql`article`,
      itemOf: ({ data }) => data,
    }),
    save: (articles) =>
      inBatches(db, articles, (transaction, batch) =>
        transaction
          .insertInto('article')
          .values(batch.map(articleRow))
          .onConflict((conflict) =>
            conflict.column('slug').doUpdateSet((row) => ({
              externalId: row.ref('excluded.externalId'),
              isClosed: row.ref('excluded.isClosed'),
              data: row.ref('excluded.data'),
              summary: row.ref('excluded.summary'),
            })),
          )
          .execute(),
      ),
  }
}

export function articleRow(article: Article) {
  const summary = publishedSummary(article)
  return {
    slug: article.slug,
    externalId: article.externalId,
    isClosed: article.closed !== null,
    data: JSON.stringify(article),
    summary: summary && JSON.stringify(summary),
  }
}
