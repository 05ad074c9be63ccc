/** Stories, articles and options: orders, filters, neighbours. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, canonical, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { spread } from './jobSearch.ts'
import { expectRecommended } from './recommendedArticles.ts'

export const stories: Scenario = {
  name: 'Stories and their neighbours',
  operations: ['listStories', 'getStory'],
  writes: false,
  run: async (kit) => {
    const list = await kit.call('listStories', { query: { perPage: 100 } })
    const ids = listAt(list.json, 'cases').map((story) => numberAt(story, 'id'))
    kit.expect('list-order', list, isSorted(ids), { expected: 'ascending ids', seen: ids.join(', ') })
    const top = await kit.call('listStories', { query: { top: true } })
    const wrong = listAt(top.json, 'cases').find((story) => at(story, 'isTop') !== true)
    kit.expect('list-filter', top, wrong === undefined && listAt(top.json, 'cases').length <= 6, {
      expected: 'the stories of the home page, up to six',
      seen: wrong
        ? `story ${numberAt(wrong, 'id')}, without "isTop": true`
        : `${listAt(top.json, 'cases').length} stories`,
    })
    for (const index of spread([...ids.keys()], 3)) await expectNeighbours(kit, ids, index)
  },
}

async function expectNeighbours(kit: Kit, ids: number[], index: number): Promise<void> {
  const exchange = await kit.call('getStory', { path: { id: ids[index] ?? 0 } })
  const seen = ['previousStory', 'nextStory'].map((name) => at(exchange.json, name, 'id') ?? null)
  const expected = [ids[index - 1] ?? null, ids[index + 1] ?? null]
  kit.expect('story-neighbours', exchange, canonical(seen) === canonical(expected), {
    expected: `the neighbours ${canonical(expected)}`,
    seen: canonical(seen),
  })
}

export const articles: Scenario = {
  name: 'Articles, categories and tags',
  operations: ['listArticles', 'listBlogTags', 'listRecommendedArticles', 'listBlogCategories'],
  writes: false,
  run: async (kit) => {
    const list = await kit.call('listArticles', { query: { perPage: 100 } })
    const all = listAt(list.json, 'articles')
    const wrong = all.findIndex((article, index) => index > 0 && !isNewestFirst(all[index - 1], article))
    kit.expect('list-order', list, wrong === -1, {
      expected: 'the newest first, then by slug',
      seen: `${textAt(all[wrong - 1], 'slug')} before ${textAt(all[wrong], 'slug')}`,
    })
    const [first] = all
    const category = textAt(first, 'category', 'slug')
    await expectFilter(
      kit,
      'category',
      category,
      (article) => textAt(article, 'category', 'slug') === category,
    )
    const tag = textAt(listAt(first, 'tags')[0], 'slug')
    if (tag) await expectFilter(kit, 'tag', tag, (article) => tagsOf(article).includes(tag))
    await expectFilter(kit, 'tag', 'no-such-tag', () => false)
    await expectRoots(kit, list)
    for (const article of spread(all, 3)) await expectRecommended(kit, list, article)
    await tags(kit)
  },
}

/** The root of a language includes all categories beneath it. Where one page has all articles, none is left out. */
async function expectRoots(kit: Kit, list: Exchange): Promise<void> {
  const all = listAt(list.json, 'articles')
  for (const root of ['english', 'japanese']) {
    const isBeneath = (article: Json) => textAt(article, 'category', 'slug').startsWith(root)
    const found = await expectFilter(kit, 'category', root, isBeneath)
    const [total, expected] = [numberAt(found.json, 'total'), all.filter(isBeneath).length]
    kit.expect('list-filter', found, numberAt(list.json, 'total') !== all.length || total === expected, {
      expected: `${expected} articles in the categories of ${root}`,
      seen: String(total),
    })
  }
}

const tagsOf = (article: Json) => listAt(article, 'tags').map((tag) => textAt(tag, 'slug'))

async function expectFilter(
  kit: Kit,
  name: string,
  value: string,
  matches: (article: Json) => boolean,
): Promise<Exchange> {
  const exchange = await kit.call('listArticles', { query: { [name]: value, perPage: 100 } })
  const wrong = listAt(exchange.json, 'articles').find((article) => !matches(article))
  kit.expect('list-filter', exchange, exchange.status === 200 && wrong === undefined, {
    expected: `articles with ${name}=${value}`,
    seen: `${exchange.status} with ${textAt(wrong, 'slug')}`,
  })
  return exchange
}

async function tags(kit: Kit): Promise<void> {
  const exchange = await kit.call('listBlogTags', {})
  const all = listAt(exchange.json, 'tags')
  const wrong = all.findIndex((tag, index) => index > 0 && !isMostFirst(all[index - 1], tag))
  kit.expect('list-order', exchange, wrong === -1, {
    expected: 'the tags with the most articles first, then by slug',
    seen: `${textAt(all[wrong - 1], 'slug')} before ${textAt(all[wrong], 'slug')}`,
  })
}

function isNewestFirst(a: Json | undefined, b: Json): boolean {
  const [one, other] = [Date.parse(textAt(a, 'publishedAt')), Date.parse(textAt(b, 'publishedAt'))]
  return one > other || (one === other && textAt(a, 'slug') < textAt(b, 'slug'))
}

function isMostFirst(a: Json | undefined, b: Json): boolean {
  const [one, other] = [numberAt(a, 'articles'), numberAt(b, 'articles')]
  return one > other || (one === other && textAt(a, 'slug') < textAt(b, 'slug'))
}

export const options: Scenario = {
  name: 'The option master',
  operations: ['listOptions'],
  writes: false,
  run: async (kit) => {
    const exchange = await kit.call('listOptions')
    const ids = listAt(exchange.json, 'options').map((option) => numberAt(option, 'option_id'))
    kit.expect('list-order', exchange, isSorted(ids), {
      expected: 'ascending ids, each once',
      seen: 'another order',
    })
    const seen = listAt(exchange.json, 'options').map(described)
    const expected = kit.contract.tables.options.map(described)
    const missing = expected.find((each) => !seen.includes(each))
    const strange = seen.find((each) => !expected.includes(each))
    kit.expect('option-master', exchange, missing === undefined && strange === undefined, {
      expected: missing ?? 'the options of the contract alone',
      seen: strange ?? 'no such option',
    })
  },
}

const described = (option: Json): string => `${numberAt(option, 'option_id')} ${textAt(option, 'alias')}`

const isSorted = (ids: number[]) => ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0))
