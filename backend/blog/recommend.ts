import type { ShownArticle } from './published.ts'

/** The articles to read on from one, those most like it first; without one the editors' choice first. `articles` are the newest first. */
export function recommend(articles: ShownArticle[], slug: string | undefined): ShownArticle[] {
  const read = articles.find((article) => article.slug === slug)
  const rank = read ? likenessTo(read) : (article: ShownArticle) => [Number(article.isEditorsChoice)]
  // The sort is stable: of what is equally near, the newest stays first.
  return articles.filter((article) => article !== read).sort((a, b) => higherFirst(rank(a), rank(b)))
}

/** Language first, then the tags in common, then the category. */
const likenessTo = (read: ShownArticle) => (article: ShownArticle) => [
  Number(article.language === read.language),
  article.tags.filter((tag) => read.tags.includes(tag)).length,
  Number(article.category === read.category),
]

function higherFirst(a: number[], b: number[]): number {
  return a.map((value, place) => (b[place] ?? 0) - value).find((difference) => difference !== 0) ?? 0
}
