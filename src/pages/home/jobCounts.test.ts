import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { configureApi } from '#src/api/http.ts'
import { jobCountsQuery } from './jobCounts.ts'

const none = { location: [], englishLevel: [], otherLanguageSkills: [], industryName: [], itSkills: [] }

function stubApi(status: number, body: object): URL[] {
  const asked: URL[] = []
  configureApi({
    transport: async ({ url }) => {
      asked.push(new URL(url))
      return Response.json(body, { status })
    },
  })
  return asked
}

test('only the displayed counts of a search without filters remain', async () => {
  const asked = stubApi(200, {
    jobs: [],
    total: 1284,
    facets: {
      ...none,
      jobCategory: [{ value: 'qa', count: 62 }],
      japaneseLevel: [
        { value: 'none_jp', count: 96 },
        { value: 'native_jp', count: 1284 },
      ],
      salary: [{ value: '10000000', count: 141 }],
      nationwideLocation: [],
    },
  })
  expect(await new QueryClient().fetchQuery(jobCountsQuery('en'))).toEqual({
    total: 1284,
    byCategory: { qa: 62 },
    noJapanese: 96,
    nationwide: 0,
    highSalary: 141,
  })
  expect(asked.map(({ search }) => search)).toEqual(['?facets=true&perPage=1'])
})

test('the query fails when the counts cannot be loaded', async () => {
  stubApi(404, {})
  await expect(new QueryClient().fetchQuery(jobCountsQuery('en'))).rejects.toThrow('404')
})
