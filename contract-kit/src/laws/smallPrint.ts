/** The small print of public reading operations: one call or two for each sentence. */

import { type Exchange, wrongFields } from '../http/exchange.ts'
import { type Json, at, canonical, isObject, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { DAY, JAPAN } from '../times.ts'
import { expectDraft } from './drafts.ts'
import { type Query, find, spread } from './jobSearch.ts'

/** Details of this number of jobs are read. */
const JOBS = 4

export const jobSmallPrint: Scenario = {
  name: 'Small print of the job search',
  operations: ['searchJobs', 'getJob'],
  writes: false,
  run: async (kit) => {
    const all = await find(kit, {})
    const jobs = listAt(all.json, 'jobs')
    expectTimes(kit, all)
    await expectWeakValidator(kit, all)
    await expectErrorOrder(kit)
    await expectIdsOnly(kit, jobs)
    await expectTenWords(kit)
    for (const job of spread(jobs, JOBS)) await expectOpen(kit, job)
  },
}

/** Each time has the offset of Japan. */
function expectTimes(kit: Kit, exchange: Exchange): void {
  const wrong = timesIn(exchange.json).find((time) => !time.endsWith('+09:00'))
  kit.expect('time-zone', exchange, wrong === undefined, {
    expected: 'times with the offset +09:00',
    seen: shown(wrong),
  })
}

function timesIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT\d\d:/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(timesIn)
  return isObject(value) ? Object.values(value).flatMap(timesIn) : []
}

/** A weak and a strong validator of the same text are equal. */
async function expectWeakValidator(kit: Kit, { headers }: Exchange): Promise<void> {
  const tag = headers.get('ETag')
  if (tag === null) return
  const other = tag.startsWith('W/') ? tag.slice(2) : `W/${tag}`
  const exchange = await kit.call('searchJobs', {
    query: { perPage: 100 },
    headers: { 'If-None-Match': other },
  })
  kit.expect('not-modified', exchange, exchange.status === 304, {
    expected: `304 for ${other}, which is equal to ${tag}`,
  })
}

/** Errors of a query have the order of the operation's parameters, whatever the order of the call. */
async function expectErrorOrder(kit: Kit): Promise<void> {
  const { parameters } = kit.contract.operation('searchJobs')
  const wrong = ['perPage', 'page', 'orderBy', 'jobCategory']
  const exchange = await kit.call('searchJobs', {
    query: Object.fromEntries(wrong.map((name) => [name, 'no_such_value'])),
  })
  const expected = parameters.map(({ name }) => name).filter((name) => wrong.includes(name))
  const seen = wrongFields(exchange)
  kit.expect('query-refused', exchange, exchange.status === 422 && isSame(seen, expected), {
    expected: `422 with errors on ${expected.join(', ')}, in this order`,
    seen: `${exchange.status} with errors on ${seen.join(', ')}`,
  })
}

/** Beside `job_id` other filters are ignored. */
async function expectIdsOnly(kit: Kit, [first, second]: Json[]): Promise<void> {
  const other = [first, second].find((job) => at(job, 'jobCategory') !== at(first, 'jobCategory')) ?? first
  if (first === undefined || second === undefined) return
  const ids = [numberAt(first, 'job_id'), numberAt(second, 'job_id')]
  const exchange = await find(kit, {
    job_id: ids.join(','),
    jobCategory: textAt(other, 'jobCategory'),
    searchWord: 'qzxjqzxj',
  })
  const found = listAt(exchange.json, 'jobs').map((job) => numberAt(job, 'job_id'))
  kit.expect('search-ids', exchange, canonical(found) === canonical(ids), {
    expected: `the jobs ${ids.join(', ')}, whatever the other filters`,
    seen: found.join(', ') || 'none',
  })
}

/** Ten different words count; an eleventh that no job contains changes nothing. A repeated word is one. */
async function expectTenWords(kit: Kit): Promise<void> {
  const search = (query: Query) => kit.call('searchJobs', { lang: 'en', query: { perPage: 100, ...query } })
  const { json } = await search({})
  const words = listAt(json, 'jobs')
    .map((job) => [...new Set(textAt(job, 'title').toLowerCase().match(/[a-z]/g))])
    .find((letters) => letters.length >= 10)
    ?.slice(0, 10)
  if (!words) return kit.skip('search-word', 'no title of a job has ten different Latin letters')
  const ten = await search({ searchWord: words.join(' ') })
  const eleven = await search({ searchWord: [...words, 'qzxjqzxj'].join(' ') })
  const total = numberAt(ten.json, 'total')
  kit.expect('search-word', eleven, total > 0 && numberAt(eleven.json, 'total') === total, {
    expected: `${total} jobs, as without the eleventh word`,
    seen: `"total": ${numberAt(eleven.json, 'total')}`,
  })
  const [word = ''] = words
  const repeated = await search({ searchWord: [...words.map(() => word), 'qzxjqzxj'].join(' ') })
  kit.expect('search-word', repeated, numberAt(repeated.json, 'total') === 0, {
    expected: `no jobs: "${word}" ten times is one word, so the word after it counts`,
    seen: `"total": ${numberAt(repeated.json, 'total')}`,
  })
}

/** A listed job is open until the end of its closing date in Japan. A day more allows for clocks that disagree. */
async function expectOpen(kit: Kit, job: Json): Promise<void> {
  const exchange = await kit.call('getJob', { path: { job_id: numberAt(job, 'job_id') } })
  const date = at(exchange.json, 'closing_date')
  if (typeof date !== 'string') return
  const isOpen = Date.parse(date) + DAY >= kit.now() + JAPAN - DAY
  kit.expect('list-filter', exchange, isOpen, { expected: 'a closing date that has not passed', seen: date })
}

export const blogSmallPrint: Scenario = {
  name: 'Small print of the blog',
  operations: ['listArticles', 'getArticle', 'listRecommendedArticles'],
  writes: false,
  run: async (kit) => {
    const { json } = await kit.call('listArticles', { query: { perPage: 100 } })
    const article = listAt(json, 'articles').find((each) => listAt(each, 'tags').length > 0)
    if (article === undefined) return kit.skip('Small print of the blog', 'no article has a tag')
    await expectBoth(kit, listAt(json, 'articles'), article)
    await expectWrongKey(kit, textAt(article, 'slug'))
    await expectUnknownSlug(kit)
    await expectDraft(kit)
  },
}

/** A category and a tag narrow each other. */
async function expectBoth(kit: Kit, all: Json[], article: Json): Promise<void> {
  const [category, tag] = [textAt(article, 'category', 'slug'), textAt(listAt(article, 'tags')[0], 'slug')]
  const exchange = await kit.call('listArticles', { query: { category, tag, perPage: 100 } })
  const fits = (each: Json) =>
    textAt(each, 'category', 'slug') === category &&
    listAt(each, 'tags').some((one) => textAt(one, 'slug') === tag)
  const expected = all.filter(fits).map((each) => textAt(each, 'slug'))
  const seen = listAt(exchange.json, 'articles').map((each) => textAt(each, 'slug'))
  const isFine = all.length === 100 ? listAt(exchange.json, 'articles').every(fits) : isSame(seen, expected)
  kit.expect('list-filter', exchange, isFine, {
    expected: `the articles of ${category} with the tag ${tag}: ${expected.join(', ')}`,
    seen: seen.join(', ') || 'none',
  })
}

/** A wrong key of a draft is ignored. */
async function expectWrongKey(kit: Kit, slug: string): Promise<void> {
  const published = await kit.call('getArticle', { path: { slug } })
  const exchange = await kit.call('getArticle', { path: { slug }, query: { draftKey: 'no-such-key' } })
  kit.expect('query-ignored', exchange, exchange.status === 200 && isSame(exchange.json, published.json), {
    expected: 'the published article',
  })
}

/** An unknown article gets the recommendations of none. */
async function expectUnknownSlug(kit: Kit): Promise<void> {
  const without = await kit.call('listRecommendedArticles')
  const exchange = await kit.call('listRecommendedArticles', { query: { slug: 'no-such-article-kit' } })
  kit.expect('query-ignored', exchange, isSame(exchange.json, without.json), {
    expected: 'the answer without slug',
  })
}
