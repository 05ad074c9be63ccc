import { publishedSummary } from '#backend/blog/published.ts'
import type { Article, ArticleTable, BlogTable } from '#backend/ports/blog.ts'
import { type Content, contentTable, refuseSharedNames, replaced, withRows, withoutRows } from './content.ts'

export function articleTable(content: Content): ArticleTable {
  return {
    ...contentTable(
      () => content.articles,
      (article) => structuredClone(article),
    ),
    async save(articles) {
      const rows = replaced(content.articles, articles, ({ slug }) => slug)
      refuseSharedNames(rows)
      content.articles = rows
      content.articleSummaries = new Map([...content.articleSummaries, ...summariesOf(articles)])
      content.othersRevision++
    },
  }
}

const summariesOf = (articles: Article[]) =>
  articles.map((article) => [article.slug, publishedSummary(article)] as const)

export function blogTable(content: Content): BlogTable {
  return {
    summaries: async () =>
      structuredClone([...content.articleSummaries.values()].filter((summary) => summary !== null)),
    find: async (slug) => structuredClone(content.articles.get(slug)) ?? null,
    terms: async () =>
      structuredClone({ categories: [...content.categories.values()], tags: [...content.tags.values()] }),
    async insert({ articles, categories, tags }) {
      const added = {
        articles: withRows(content.articles, articles, ({ slug }) => slug),
        articleSummaries: new Map([...content.articleSummaries, ...summariesOf(articles)]),
        categories: withRows(content.categories, categories, ({ slug }) => slug),
        tags: withRows(content.tags, tags, ({ slug }) => slug),
        othersRevision: content.othersRevision + 1,
      }
      Object.assign(content, added)
    },
    async saveTerm(kind, term) {
      content[kind] = replaced(content[kind], [term], ({ slug }) => slug)
      content.othersRevision++
    },
    async removeTerm(kind, slug) {
      content[kind] = withoutRows(content[kind], [slug])
      content.othersRevision++
    },
    async remove({ articles, tags }) {
      content.articles = withoutRows(content.articles, articles)
      content.articleSummaries = withoutRows(content.articleSummaries, articles)
      const used = new Set(
        [...content.articles.values()].flatMap(({ published, draft }) => [
          ...(published?.tags ?? []),
          ...(draft?.tags ?? []),
        ]),
      )
      content.tags = withoutRows(
        content.tags,
        tags.filter((slug) => !used.has(slug)),
      )
      content.othersRevision++
    },
  }
}
