import type { ArticleSummary } from '../ports/blog.ts'

/** Returns the other articles, the most similar first, or the editors' choice first if no slug is given. `articles` are sorted newest first. */
export function recommend(articles: ArticleSummary[], slug: string | undefined): ArticleSummary[] {
  const read = articles.find((article) => article.slug === slug)
  const rank = read ? likenessTo(read) : (article: ArticleSummary) => [Number(article.isEditorsChoice)]
  // The sort is stable: articles of the same rank stay sorted newest first.
  return articles.filter((article) => article !== read).sort((a, b) => higherFirst(rank(a), rank(b)))
}

/** Language first, then the tags in common, then the category. */
const likenessTo = (read: ArticleSummary) => (article: ArticleSummary) => [
  Number(article.language === read.language),
  article.tags.filter((tag) => read.tags.includes(tag)).length,
  Number(article.category === read.category),
]

function higherFirst(a: number[], b: number[]): number {
  return a.map((value, place) => (b[place] ?? 0) - value).find((difference) => difference !== 0) ?? 0
}
