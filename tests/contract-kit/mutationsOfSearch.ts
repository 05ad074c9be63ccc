/** Lists and searches that say something wrong. */

import { type Json, type JsonObject, isObject } from '../../contract-kit/src/json.ts'
import { NOTHING, body, first, isEnglish, listOf, query, searchOf } from './breaking.ts'
import type { Mutation } from './mutations.ts'

const isSmallPage = (request: Request) => Number(searchOf(request).get('perPage') ?? 100) < 100

const reversed = (name: string, json: JsonObject): JsonObject => ({
  ...json,
  [name]: listOf(json, name).toReversed(),
})

/** A fault of the search. */
export const search = (name: string, rule: Mutation['rule'], breaks: Mutation['breaks']): Mutation => ({
  name,
  rule,
  only: ['searchJobs', 'getJob'],
  breaks,
})

export const searchMutations: Mutation[] = [
  {
    name: 'every page is number 1',
    rule: 'page-echo',
    only: ['listStories'],
    breaks: body('listStories', (json) => ({ ...json, page: 1 })),
  },
  {
    name: 'a total of the page alone',
    rule: 'page-total',
    only: ['listStories'],
    breaks: body('listStories', (json) => ({ ...json, total: listOf(json, 'cases').length })),
  },
  {
    name: 'a repeated item',
    rule: 'page-disjoint',
    only: ['listStories'],
    breaks: query('listStories', (values) => {
      if (values.get('page') === '2') values.set('page', '1')
    }),
  },
  {
    name: 'pages in another order than the list',
    rule: 'page-order',
    only: ['listStories'],
    breaks: body('listStories', (json, request) => (isSmallPage(request) ? reversed('cases', json) : json)),
  },
  {
    name: 'the last page again past the end',
    rule: 'page-end',
    only: ['listStories'],
    breaks: query('listStories', (values) => {
      if (Number(values.get('page')) > 1000) values.set('page', '1')
    }),
  },
  {
    name: 'stories in descending order',
    rule: 'list-order',
    only: ['listStories'],
    breaks: body('listStories', (json) => reversed('cases', json)),
  },
  {
    name: 'a tag that selects nothing',
    rule: 'list-filter',
    only: ['listArticles'],
    breaks: query('listArticles', (values) => values.delete('tag')),
  },
  {
    name: 'an article that is recommended beside itself',
    rule: 'list-filter',
    only: ['listRecommendedArticles', 'listArticles'],
    breaks: body('listRecommendedArticles', (json, request) => {
      const slug = searchOf(request).get('slug')
      return first(json, 'articles', (article) => (slug ? { ...article, slug } : article))
    }),
  },
  {
    name: 'categories that depend on the language',
    rule: 'localised-facts',
    only: ['listBlogCategories'],
    breaks: body('listBlogCategories', (json, request) =>
      isEnglish(request) ? { ...json, categories: listOf(json, 'categories').slice(1) } : json,
    ),
  },
  {
    name: 'advisors whose number depends on the language',
    rule: 'localised-facts',
    only: ['listAdvisors'],
    breaks: body('listAdvisors', (json, request) =>
      isEnglish(request) ? { ...json, total: listOf(json, 'advisors').length + 1 } : json,
    ),
  },
  {
    name: 'a story without a next one',
    rule: 'story-neighbours',
    only: ['getStory'],
    breaks: body('getStory', (json) => ({ ...json, nextStory: null })),
  },
  search(
    'a skill that selects nothing',
    'search-filter',
    query('searchJobs', (values) => values.delete('itSkills')),
  ),
  search(
    'jobs for residents among those for people abroad',
    'search-filter',
    query('searchJobs', (values) => values.delete('applyFromAbroad')),
  ),
  search(
    'remote work that selects nothing',
    'search-filter',
    query('searchJobs', (values) => values.delete('remote')),
  ),
  search(
    'permanent jobs whatever was asked for',
    'search-filter',
    query('searchJobs', (values) => {
      if (values.has('employmentType')) values.set('employmentType', 'permanent')
    }),
  ),
  search(
    'levels above the one asked for',
    'search-filter',
    query('searchJobs', (values) => {
      if (values.has('japaneseLevel')) values.set('japaneseLevel', 'native_jp')
    }),
  ),
  search(
    'counts that are one too high',
    'search-count',
    body('searchJobs', (json) =>
      isObject(json['facets']) ? { ...json, facets: counted(json['facets']) } : json,
    ),
  ),
  search(
    'requirements of the page alone',
    'search-count',
    body('searchJobs', (json) =>
      isObject(json) && 'requirements' in json
        ? { ...json, requirements: listOf(json, 'requirements').slice(1) }
        : json,
    ),
  ),
  search(
    'requirements without the pay of a job',
    'search-count',
    body('searchJobs', (json) =>
      isObject(json) && 'requirements' in json
        ? {
            ...json,
            requirements: listOf(json, 'requirements').map((each) =>
              isObject(each) ? { ...each, pays: listOf(each, 'pays').slice(1) } : each,
            ),
          }
        : json,
    ),
  ),
  search(
    'a sequence in another order than the jobs',
    'search-sequence',
    body('searchJobs', (json) => ('sequence' in json ? reversed('sequence', json) : json)),
  ),
  search(
    'only the first of two choices',
    'search-combination',
    query('searchJobs', (values) => {
      for (const [name, value] of Array.from(values))
        if (name !== 'job_id') values.set(name, value.split(',')[0] ?? '')
    }),
  ),
  search(
    'words in upper case that find nothing',
    'search-word',
    query('searchJobs', (values) => {
      const word = values.get('searchWord') ?? ''
      if (/[A-Z]/.test(word) && word === word.toUpperCase()) values.set('searchWord', NOTHING)
    }),
  ),
  search(
    'the best paid last',
    'search-order',
    body('searchJobs', (json, request) =>
      searchOf(request).get('orderBy') === 'salary' ? reversed('jobs', json) : json,
    ),
  ),
  search(
    'ids that select nothing',
    'search-ids',
    query('searchJobs', (values) => values.delete('job_id')),
  ),
  search(
    'a title that differs in the list',
    'job-agrees',
    body('searchJobs', (json) => ({
      ...json,
      jobs: listOf(json, 'jobs').map((job) => (isObject(job) ? { ...job, place: 'Elsewhere' } : job)),
    })),
  ),
  search(
    'a rank below the last job',
    'job-pay',
    body('getJob', (json) => ({
      ...json,
      payContext: isObject(json['payContext']) ? { ...json['payContext'], rank: 10_000 } : null,
    })),
  ),
  search(
    'a job that is similar to itself',
    'job-similar',
    body('getJob', (json) => ({
      ...json,
      similar: listOf(json, 'similar').map((job) =>
        isObject(job) ? { ...job, job_id: json['job_id'] ?? 0 } : job,
      ),
    })),
  ),
  search(
    'a similar job that asks for far more Japanese',
    'job-similar',
    body('getJob', (json) =>
      json['japaneseLevel'] === 'native_jp' || json['japaneseLevel'] === 'fluent_jp'
        ? json
        : {
            ...json,
            similar: listOf(json, 'similar').map((job) =>
              isObject(job) ? { ...job, japaneseLevel: 'native_jp' } : job,
            ),
          },
    ),
  ),
]

function counted(facets: JsonObject): JsonObject {
  const raise = (choice: Json) =>
    isObject(choice) ? { ...choice, count: Number(choice['count']) + 1 } : choice
  return Object.fromEntries(
    Object.entries(facets).map(([name, choices]) => [
      name,
      Array.isArray(choices) ? choices.map(raise) : choices,
    ]),
  )
}
