import { sql } from 'kysely'
import type { Article, BlogTable, BlogTerm } from '#backend/ports/blog.ts'
import { type Database, inTransaction } from '../database.ts'
import { articleRow } from './articles.ts'

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
    async saveTerm(kind, term) {
      const { slug: _, ...changes } = term
      await db
        .insertInto(tableOf[kind])
        .values(term)
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(changes))
        .execute()
    },
    async removeTerm(kind, slug) {
      await db.deleteFrom(tableOf[kind]).where('slug', '=', slug).execute()
    },
    remove: ({ articles, tags }) =>
      inTransaction(db, async (transaction) => {
        if (articles.length > 0)
          await transaction.deleteFrom('article').where('slug', 'in', articles).execute()
        if (tags.length > 0) await removeUnused(transaction, tags)
      }),
  }
}

async function removeUnused(db: Database, tags: string[]): Promise<void> {
  const has = (text: 'published' | 'draft') =>
    sql<boolean>`coalesce(data -> ${sql.lit(text)} -> 'tags' @> to_jsonb(blog_tag.slug), false)`
  await db
    .deleteFrom('blogTag')
    .where('slug', 'in', tags)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('article')
            .select('article.slug')
            .where((article) => article.or([has('published'), has('draft')])),
        ),
      ),
    )
    .execute()
}

const tableOf = { categories: 'blogCategory', tags: 'blogTag' } as const
type TermTable = (typeof tableOf)[keyof typeof tableOf]

function termsOf(db: Database, table: TermTable): Promise<BlogTerm[]> {
  return db.selectFrom(table).select(['slug', 'name', 'language']).orderBy('id').execute()
}

async function insertTerms(db: Database, table: TermTable, terms: BlogTerm[]): Promise<void> {
  if (terms.length > 0) await db.insertInto(table).values(terms).execute()
}

async function insertArticles(db: Database, articles: Article[]): Promise<void> {
  if (articles.length > 0) await db.insertInto('article').values(articles.map(articleRow)).execute()
}
