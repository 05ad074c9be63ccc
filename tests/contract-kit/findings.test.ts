/** Findings have all that a team needs to repeat them, and every check is counted. */

import { expect, test } from 'vitest'
import { documents } from '../../contract-kit/src/flows/documents.ts'
import { generatedQueries } from '../../contract-kit/src/flows/generated.ts'
import type { Transport } from '../../contract-kit/src/http/client.ts'
import { pages } from '../../contract-kit/src/laws/lists.ts'
import { malformedBodies } from '../../contract-kit/src/laws/malformedBodies.ts'
import { generalSentences } from '../../contract-kit/src/report/generalQuotes.ts'
import { htmlReport } from '../../contract-kit/src/report/html.ts'
import { junitReport } from '../../contract-kit/src/report/junit.ts'
import { createQuotes } from '../../contract-kit/src/report/quotes.ts'
import { findingLines, plain, terminalReport } from '../../contract-kit/src/report/terminal.ts'
import { contractSentences } from '../../contract-kit/src/sentences/collect.ts'
import { body, searchOf } from './breaking.ts'
import { reportOf } from './reportOf.ts'
import { contract, createTarget, runKit } from './target.ts'

test('a finding of a flow lists the calls before it, without secrets', async () => {
  const target = await createTarget()
  const breaks = body('getProfile', (json) => ({ ...json, nameKana: 'another' }))
  const { log } = await runKit(
    { ...target, transport: breaks(target.transport) },
    { scenarios: [documents], until: 'stored-as-sent' },
  )
  const steps = log.findings.find(({ rule }) => rule === 'stored-as-sent')?.steps?.join('\n')
  expect(steps).toMatch(/-X POST .*\/applicant\/update-profile/)
  expect(steps).not.toContain('hashi2026')
})

test('the terminal names the writes before a finding, each once', () => {
  const [login, read] = [
    "-X POST -H 'a: b' 'http://localhost/api/v1/applicant/login'",
    "'http://localhost/job'",
  ]
  const finding = {
    rule: 'session-ended',
    operationId: 'getAuth',
    place: '#',
    expected: '401',
    seen: '200',
  } as const
  const steps = [login, login, read].map((call) => `curl -i ${call}`)
  const lines = findingLines({ ...finding, curl: 'curl', count: 1, steps }, plain)
  expect(lines).toContain('    after     POST /api/v1/applicant/login')
  expect(findingLines({ ...finding, curl: 'curl', count: 1 }, plain).join()).not.toContain('after')
})

test('a call without an answer is not described as a status', async () => {
  const target = await createTarget()
  const lost = 'the connection was closed'
  const transport: Transport = (request) =>
    request.headers.get('Content-Type') === 'text/plain'
      ? Promise.reject(new Error(lost))
      : target.transport(request)
  const { log } = await runKit({ ...target, transport }, { only: ['login'], scenarios: [malformedBodies] })
  const found = log.findings.find(({ rule }) => rule === 'body-media-type')
  expect(found?.seen).toMatch(/^no answer: .*the connection was closed$/)
})

test('an answer without the number that a check compares is shown itself', async () => {
  const target = await createTarget()
  const isPastEnd = (request: Request) => searchOf(request).get('page') === '99999'
  const transport: Transport = (request) =>
    isPastEnd(request) ? Promise.resolve(new Response(null, { status: 204 })) : target.transport(request)
  const { log } = await runKit({ ...target, transport }, { only: ['listStories'], scenarios: [pages] })
  expect(log.findings.find(({ rule }) => rule === 'page-end')?.seen).toMatch(/^204/)
})

test('generated requests are counted as checks', async () => {
  const { log } = await runKit(await createTarget(), { only: ['listStories'], scenarios: [generatedQueries] })
  expect(log.checked.get('listStories')?.get('generated-request')).toBeGreaterThan(0)
})

test('a backend that offers nothing yet has no finding, only that', async () => {
  const headers = { 'Content-Type': 'application/problem+json' }
  const transport: Transport = ({ url }) => {
    const problem = { type: '/problems/not-implemented', title: '', detail: '', status: 501 }
    const instance = new URL(url).pathname
    return Promise.resolve(new Response(JSON.stringify({ ...problem, instance }), { status: 501, headers }))
  }
  const { log } = await runKit({ adapter: {}, transport }, { allowWrites: false })
  expect(log.findings).toEqual([])
  expect(log.skips).toContainEqual({ check: 'createEntry', reason: 'not offered: the target answers 501' })
  expect(log.skips.map(({ check }) => check)).not.toContain('')
})

const ofPlace = { operationId: 'searchJobs', place: '#/paths/~1job/get' }

test.each([
  [
    'of the operation',
    { ...ofPlace, rule: 'search-combination', expected: '12 jobs' },
    ['**Filters.** Values within one filter are alternatives (OR).', 'Filters narrow each other (AND).'],
  ],
  [
    'of a table about every operation',
    { ...ofPlace, rule: 'query-ignored', expected: 'the answer without the unknown name' },
    ['Unknown query name | ignored'],
  ],
  [
    'with the words of the finding, where a rule has many',
    {
      operationId: 'applyForJobs',
      place: '#/paths/~1process~1apply/post',
      rule: 'write-effect',
      expected: 'no new application, although the applicant has one that was withdrawn',
    },
    [expect.stringMatching(/^`already`: the applicant has an application for the job/)],
  ],
  [
    'about every answer',
    {
      operationId: null,
      place: '#/components/responses/NotFound',
      rule: 'problem-language',
      expected: 'texts in English',
    },
    [expect.stringMatching(/^Every text of an answer is in that language/)],
  ],
  [
    'of the field that it names, where its rule has none',
    {
      operationId: 'getRecommendation',
      place: '#/components/schemas/Process',
      rule: 'sample-answer',
      expected: 'A text at /comment',
    },
    ["The advisor's summary in one or two sentences; may be empty."],
  ],
  [
    'of the value that it refuses',
    {
      ...ofPlace,
      rule: 'query-refused',
      expected: '422 with {"field": "page", "rule": "invalid"} for page=100001',
    },
    [expect.stringMatching(/^Query value of the wrong type or spelling/)],
  ],
  [
    'of the one rule that it expects',
    {
      operationId: 'createInvitation',
      place: '#/paths/~1invitation/post/requestBody/content/application~1json/schema',
      rule: 'field-rule',
      expected: '422 with exactly these errors, in this order: email emailFormat',
    },
    [expect.stringMatching(/^`emailFormat` \|/)],
  ],
  [
    'of the field, where those of a broad rule share only frequent words',
    {
      operationId: 'getAuth',
      place: '#/paths/~1applicant~1auth/get',
      rule: 'write-effect',
      expected: '"firstVisit": true until the welcome is read',
    },
    ['Whether the welcome notification is still unread.'],
  ],
  [
    'of the missing field',
    {
      operationId: 'getArticle',
      place: '#/components/schemas/BlogCategoryLink/required',
      rule: 'body-schema',
      expected: "/category must have required property 'language'",
    },
    [expect.stringMatching(/language/i)],
  ],
  [
    'that begins the description of the operation, where there is no other',
    { ...ofPlace, rule: 'plain-text', expected: 'plain text' },
    ['Returns a page of open jobs.'],
  ],
] as const)('a finding quotes the sentence %s', (_, finding, sentences) => {
  expect(createQuotes(contract)(finding)).toEqual(sentences)
})

test('each general sentence is one of the contract', () => {
  const sentences = contractSentences()
  const beginnings = generalSentences.flatMap((each) => each.sentences)
  const missing = beginnings.filter(
    (text) => sentences.filter(({ whole }) => whole.startsWith(text)).length !== 1,
  )
  expect(missing).toEqual([])
})

test('a contract of another project is not quoted', () => {
  const other = { ...contract, source: { info: { description: 'Unknown query names are refused.' } } }
  expect(createQuotes(other)({ ...ofPlace, rule: 'query-ignored', expected: '422' })).toEqual([])
})

test('every report has the sentence', () => {
  const report = reportOf([{ rule: 'search-combination', operationId: 'searchJobs', seen: '14 jobs' }])
  const sentence = 'Filters narrow each other (AND).'
  for (const text of [
    terminalReport(report, plain),
    htmlReport(report),
    junitReport(report),
    JSON.stringify(report),
  ])
    expect(text).toContain(sentence)
})
