import { describe, expect, test } from 'vitest'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { createTestApp } from '#mocks/test.ts'
import { ProcessList } from '#openapi/generated/zod.ts'
import type { ProcessSummary } from '#src/api/processes.ts'
import { withAliases } from '#src/api/statuses.ts'
import { countsOf, listsOf, shownApplications } from './dashboardLists.ts'

const NOW = new Date('2026-11-21T09:12:00+09:00')
const app = await createTestApp({ now: NOW })
await app.call('POST', '/applicant/login', { body: { email: 'maria@example.com', password: 'hashi2026' } })
const listOf = async (path: string): Promise<ProcessSummary[]> =>
  ProcessList.parse((await app.call('GET', path)).body).items.map((item) => withAliases(item, aliasOfStatus))
const applications = await listOf('/process/search?perPage=100')
const recommendations = await listOf('/process/recommend')
const [application, recommendation] = [applications[0], recommendations[0]]
if (!application || !recommendation) throw new Error('The sample has no processes')

const day = (date: string, time: string) => `${date}T${time}:00+09:00`
const appointment = (date: string) => ({
  startsAt: day(date, '10:00'),
  endsAt: day(date, '11:00'),
  place: '',
  people: '',
})

describe('the applications', () => {
  test.each([
    ['MyPageAppReceived', true],
    ['MyPageAppScreening', true],
    ['MyPageAppInterview1', true],
    ['MyPageAppOffer', true],
    ['MyPageAppJoined', false],
    ['MyPageAppRejected', false],
    ['MyPageAppWithdrawn', false],
  ] as const)('in %s are shown: %s', (status, isShown) =>
    expect(shownApplications([{ ...application, status }])).toHaveLength(isShown ? 1 : 0),
  )

  test('have the offer first, and of two offers the one to be answered first', () => {
    const offer = (id: number, answerBy: string | null) => ({
      ...application,
      process_id: id,
      status: 'MyPageAppOffer' as const,
      answerBy,
    })
    const shown = shownApplications([
      ...applications,
      offer(1, '2026-12-04'),
      offer(2, '2026-11-25'),
      offer(3, null),
    ])
    expect(shown.slice(0, 4).map(({ process_id }) => process_id)).toEqual([2, 4006, 1, 3])
  })
})

describe('the recommendations', () => {
  test.each([
    ['MyPageRecommend', true, 'waiting'],
    ['MyPageRecommend', false, 'over'],
    ['MyPageRecInquiry', true, 'asked'],
    ['MyPageRecInquiry', false, 'over'],
    ['MyPageRecPending', true, 'asked'],
    ['MyPageRecApply', true, 'over'],
    ['MyPageRecReject', true, 'over'],
  ] as const)('in %s with an open job (%s) are %s', (status, isOpen, list) => {
    const lists = listsOf([{ ...recommendation, status, isOpen }])
    expect(Object.entries(lists).flatMap(([name, items]) => (items.length > 0 ? name : []))).toEqual([list])
  })
})

describe('the numbers', () => {
  test.each([
    ['of yesterday', '2026-11-20', 0],
    ['of today', '2026-11-21', 1],
    ['within two weeks', '2026-12-04', 1],
    ['later', '2026-12-06', 0],
  ])('count an appointment %s: %s', (_, date, interviews) =>
    expect(countsOf([{ ...application, appointment: appointment(date) }], [], NOW)).toMatchObject({
      interviews,
    }),
  )

  test('of the sample', () => {
    const { offer, ...counts } = countsOf(applications, recommendations, NOW)
    expect(offer?.process_id).toBe(4006)
    expect(counts).toEqual({
      offers: 1,
      consents: 1,
      waiting: listsOf(recommendations).waiting.length,
      interviews: 3,
    })
  })
})
