/** Faults of strangers in lists, searches and other reading: patterns in words, pages of a rare kind, orders, numbers of a group. */

import { type Json, isObject, textAt } from '../../contract-kit/src/json.ts'
import { type Break, NOTHING, body, header, listOf, query, searchOf } from './breaking.ts'
import type { Mutation } from './mutations.ts'
import { search } from './mutationsOfSearch.ts'

export const strangersReading: Mutation[] = [
  {
    name: 'prefectures of a job in another order than in the list',
    rule: 'job-agrees',
    only: ['getJob'],
    breaks: body('getJob', (json) => ({ ...json, location: listOf(json, 'location').toReversed() })),
  },
  search(
    'a prefecture of few jobs without its Japanese name',
    'search-word',
    query('searchJobs', (values) => {
      if (values.get('searchWord')?.includes('福岡県')) values.set('searchWord', NOTHING)
    }),
  ),
  search(
    'a percent sign of a word that stands for any letters',
    'search-word',
    query('searchJobs', (values) => {
      if (values.get('searchWord')?.includes('%')) values.delete('searchWord')
    }),
  ),
  search('words that are sought in titles alone', 'search-word', titlesAlone()),
  search(
    'jobs by their ids without pages',
    'search-ids',
    query('searchJobs', (values) => {
      if (values.has('job_id')) values.set('page', '1')
    }),
  ),
  search(
    'closed jobs that are forgotten',
    'search-ids',
    body('searchJobs', (json) => ({ ...json, closed: [] })),
  ),
  search(
    'a job of two prefectures that a region finds twice',
    'search-count',
    body('searchJobs', (json, request) => {
      const jobs = listOf(json, 'jobs')
      const isTwice = searchOf(request).get('location') === 'kanto'
      return isTwice ? { ...json, jobs: [...jobs.slice(0, 1), ...jobs], total: jobs.length + 1 } : json
    }),
  ),
  {
    name: 'similar jobs with the least similar first',
    rule: 'job-similar',
    only: ['getJob', 'searchJobs'],
    breaks: body('getJob', (json) => ({ ...json, similar: listOf(json, 'similar').toReversed() })),
  },
  {
    name: 'an option master without a status',
    rule: 'option-master',
    only: ['listOptions'],
    breaks: body('listOptions', (json) => ({
      options: listOf(json, 'options').filter((each) => textAt(each, 'alias') !== 'MyPageAppFinal'),
    })),
  },
  {
    name: 'a nationality with the id of another',
    rule: 'option-master',
    only: ['listOptions'],
    breaks: body('listOptions', (json) => ({
      options: listOf(json, 'options').map((each) =>
        isObject(each) && each['alias'] === 'vietnam' ? { ...each, alias: 'viet_nam' } : each,
      ),
    })),
  },
  {
    name: 'a charset beside the type of one operation',
    rule: 'media-type',
    only: ['getProfile'],
    breaks: header('getProfile', 'Content-Type', 'application/json; charset=utf-8'),
  },
  {
    name: 'a category of one language that finds the other',
    rule: 'list-filter',
    only: ['listArticles'],
    breaks: query('listArticles', (values) => {
      if (values.get('category') === 'english') values.set('category', 'japanese')
    }),
  },
  {
    name: 'recommended articles by their time alone',
    rule: 'list-order',
    only: ['listRecommendedArticles', 'listArticles'],
    breaks: body('listRecommendedArticles', (json) => ({
      ...json,
      articles: listOf(json, 'articles').toSorted((one, other) => timeOf(other) - timeOf(one)),
    })),
  },
  {
    name: 'a status of applications that selects every recommendation',
    rule: 'list-filter',
    only: ['listRecommendations', 'changeProcessStatus'],
    breaks: query('listRecommendations', (values) => {
      if (Number(values.get('status_id')) > 13_510) values.delete('status_id')
    }),
  },
]

const timeOf = (article: Json) => Date.parse(textAt(article, 'publishedAt'))

/** Finds only jobs with the word of a search in their title; names of places and skills are left to the backend. */
function titlesAlone(): Break {
  return body('searchJobs', (json, request) => {
    const word = searchOf(request).get('searchWord') ?? ''
    if (!/^(?:[A-Za-z]{5,}|[\u3041-\u9FFF]{4,8})$/.test(word)) return json
    const jobs = listOf(json, 'jobs').filter((job) => textAt(job, 'title').includes(word))
    return { ...json, jobs, total: jobs.length }
  })
}
