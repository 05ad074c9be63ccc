/** The small print of reading operations: each way of breaking it is found by its own rule. */

import { beforeAll, expect, test } from 'vitest'
import { blogSmallPrint, jobSmallPrint } from '../../contract-kit/src/laws/smallPrint.ts'
import type { Rule } from '../../contract-kit/src/rules.ts'
import { run } from '../../contract-kit/src/run/run.ts'
import { type Target, contract, createTarget } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await createTarget()
})

type Break = {
  /** Changes the call before the backend sees it. */
  call?: (query: URLSearchParams, headers: Headers) => void
  /** Changes the text of the answer. */
  text?: (text: string, path: string) => string
  type?: string
}

/** Returns the rules of the findings, each once. */
async function rulesFound({ call, text, type }: Break): Promise<Rule[]> {
  const { log } = await run({
    contract,
    adapter: target.adapter,
    scenarios: [jobSmallPrint, blogSmallPrint],
    transport: async (request) => {
      const [url, headers] = [new URL(request.url), new Headers(request.headers)]
      call?.(url.searchParams, headers)
      const answer = await target.transport(new Request(url, { method: request.method, headers }))
      if (type !== undefined) answer.headers.set('Content-Type', type)
      if (answer.status !== 200 || !text) return answer
      return new Response(text(await answer.text(), url.pathname), answer)
    },
    rate: 1_000_000,
    timeLimit: 600_000,
    stop: new AbortController().signal,
    settings: {
      target: new URL('http://localhost'),
      languages: ['ja', 'en'],
      allowWrites: false,
      isSelected: () => true,
      generated: 0,
      seed: 1,
      model: false,
      mailWait: 0,
    },
  })
  return [...new Set(log.findings.map(({ rule }) => rule))]
}

const breaks: [name: string, rule: Rule, how: Break][] = [
  ['a charset', 'media-type', { type: 'application/json; charset=utf-8' }],
  ['times in UTC', 'time-zone', { text: (text) => text.replaceAll('+09:00', 'Z') }],
  [
    'validators that are compared as texts',
    'not-modified',
    { call: (_, headers) => headers.delete('If-None-Match') },
  ],
  [
    'an order of errors that is not that of the parameters',
    'query-refused',
    { call: (query) => query.has('orderBy') && query.delete('page') },
  ],
  [
    'filters beside job_id',
    'search-ids',
    { call: (query) => query.has('jobCategory') && query.delete('job_id') },
  ],
  [
    'an eleventh word that counts',
    'search-word',
    {
      call: (query) => {
        const words = query.get('searchWord')?.split(' ') ?? []
        if (words.length > 10) query.set('searchWord', words.slice(-10).join(' '))
      },
    },
  ],
  [
    'a listed job that has closed',
    'list-filter',
    { text: (text) => text.replace(/"closing_date":[^,]*/, '"closing_date":"2020-01-01"') },
  ],
  [
    'a tag that is lost beside a category',
    'list-filter',
    { call: (query) => query.has('category') && query.delete('tag') },
  ],
  [
    'a wrong key of a draft',
    'query-ignored',
    {
      call: (query) => query.has('draftKey') && query.set('draftKey', ''),
    },
  ],
  [
    'an unknown article with other recommendations',
    'query-ignored',
    {
      call: (query) =>
        query.get('slug') === 'no-such-article-kit' && query.set('slug', 'report-your-change-of-employer'),
    },
  ],
]

test('the whole backend keeps its small print', async () => {
  expect(await rulesFound({})).toEqual([])
})

test.each(breaks)('%s', async (_, rule, how) => {
  expect(await rulesFound(how)).toContain(rule)
})
