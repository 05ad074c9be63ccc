/** Articles that are recommended beside another: the most similar first. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'

/** The most articles that are recommended. */
const MOST = 8

/** `list` are the articles. Where one page has all of them, the order is compared as well. */
export async function expectRecommended(kit: Kit, list: Exchange, article: Json): Promise<void> {
  const slug = textAt(article, 'slug')
  const exchange = await kit.call('listRecommendedArticles', { query: { slug } })
  const found = listAt(exchange.json, 'articles')
  const slugs = found.map((each) => textAt(each, 'slug'))
  kit.expect('list-filter', exchange, !slugs.includes(slug) && slugs.length <= MOST, {
    expected: `up to eight articles without ${slug}`,
    seen: slugs.join(', '),
  })
  const all = listAt(list.json, 'articles')
  if (numberAt(list.json, 'total') !== all.length) return
  const likeness = likenessTo(article)
  const best = all
    .filter((each) => textAt(each, 'slug') !== slug)
    .toSorted((one, other) => higherFirst(likeness(one), likeness(other)))
    .slice(0, MOST)
  kit.expect('list-order', exchange, isSame(found.map(likeness), best.map(likeness)), {
    expected: `those of the language of ${slug} first, then by common tags, category and time: ${best.map((each) => textAt(each, 'slug')).join(', ')}`,
    seen: slugs.join(', '),
  })
}

/** Language, tags in common, category, time: the first that differs decides. */
const likenessTo = (read: Json) => {
  const tags = tagsOf(read)
  return (article: Json): number[] => [
    Number(at(article, 'language') === at(read, 'language')),
    tagsOf(article).filter((tag) => tags.includes(tag)).length,
    Number(textAt(article, 'category', 'slug') === textAt(read, 'category', 'slug')),
    Date.parse(textAt(article, 'publishedAt')),
  ]
}

const tagsOf = (article: Json) => listAt(article, 'tags').map((tag) => textAt(tag, 'slug'))

function higherFirst(one: number[], other: number[]): number {
  const differences = one.map((value, place) => (other[place] ?? 0) - value)
  return differences.find((difference) => difference !== 0) ?? 0
}
