import { publishedSummary } from '#backend/blog/published.ts'
import type { BlogTable } from '#backend/ports/store.ts'
import type { Article, BlogTerm } from '#backend/ports/records.ts'
import { type Database, inTransaction } from '../database.ts'

export function blogTable(db: Database): BlogTable {
  return {
    async summaries() {
      const rows = await db.selectFrom('article').select('summary').where('summary', 'is not', null).execute()
      return rows.map((row) => row.summary).filter((summary) => summary !== null)
    },
    async find(slug) {
      const row = await db.selectFrom('article').select('data').where('slug', '=', slug).executeTakeFirst()
      return row?.data ?? null
    },
    terms: async () => ({
      categories: await termsOf(db, 'blogCategory'),
      tags: await termsOf(db, 'blogTag'),
    }),
    insert: ({ articles, categories, tags }) =>
      inTransaction(db, async (transaction) => {
        await insertTerms(transaction, 'blogCategory', categories)
        await insertTerms(transaction, 'blogTag', tags)
        await insertArticles(transaction, articles)
      }),
  }
}

type TermTable = 'blogCategory' | 'blogTag'

function termsOf(db: Database, table: TermTable): Promise<BlogTerm[]> {
  return db.selectFrom(table).select(['slug', 'name', 'language']).orderBy('id').execute()
}

async function insertTerms(db: Database, table: TermTable, terms: BlogTerm[]): Promise<void> {
  if (terms.length > 0) await db.insertInto(table).values(terms).execute()
}

async function insertArticles(db: Database, articles: Article[]): Promise<void> {
  if (articles.length === 0) return
  const rows = articles.map((article) => {
    const summary = publishedSummary(article)
    return {
      slug: article.slug,
      data: JSON.stringify(article),
      summary: summary && JSON.stringify(summary),
    }
  })
  await db.insertInto('article').values(rows).execute()
}
