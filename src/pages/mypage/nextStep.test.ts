import { describe, expect, test } from 'vitest'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { createTestApp } from '#mocks/test.ts'
import { ProcessList } from '#openapi/generated/zod.ts'
import type { ProcessSummary } from '#src/api/processes.ts'
import { withAliases } from '#src/api/statuses.ts'
import { nextStepOf, rankSteps } from './nextStep.ts'

const app = await createTestApp({ now: new Date('2026-11-21T09:12:00+09:00') })
await app.call('POST', '/applicant/login', { body: { email: 'maria@example.com', password: 'hashi2026' } })
const listOf = async (path: string): Promise<ProcessSummary[]> =>
  ProcessList.parse((await app.call('GET', path)).body).items.map((item) => withAliases(item, aliasOfStatus))
const applications = await listOf('/process/search?perPage=100')
const recommendations = await listOf('/process/recommend')
const missing = [{ part: 'wishes', page: 'profileAddition', field: '', minutes: 2 }] as const
const resume = [{ part: 'resume', page: 'resume', field: '', minutes: 15 }] as const

const unoffered = applications.filter(({ status }) => status !== 'MyPageAppOffer')
const unasked = unoffered.filter(({ consentAskedAt }) => !consentAskedAt)
const at = (now: string, among = applications) =>
  nextStepOf({
    now: new Date(now),
    applications: among,
    recommendations,
    completeness: { missing: [...missing] },
  })
const idAt = (now: string, among = applications) => {
  const step = at(now, among)
  return step && 'process' in step ? `${step.kind} ${step.process.process_id}` : step?.kind
}

describe('the next step', () => {
  test.each([
    ['2026-11-21T09:12:00+09:00', 'offer 4006'],
    ['2026-12-01T00:00:00+09:00', 'offer 4006'],
  ])('is an offer until it is answered (%s)', (now, step) => expect(idAt(now)).toBe(step))

  test('is no offer that the applicant has replied to', () => {
    const wish = { intention: 'accept-offer', sentAt: '2026-11-20T10:00:00+09:00' } as const
    const replied = applications.map((each) => (each.process_id === 4006 ? { ...each, wish } : each))
    expect(idAt('2026-11-21T09:12:00+09:00', replied)).toBe('consent 4012')
  })

  test.each([
    ['2026-11-21T09:12:00+09:00', 'consent 4012'],
    // The day before an interview, and its day.
    ['2026-11-23T10:00:01+09:00', 'interview 4010'],
    ['2026-11-24T11:00:00+09:00', 'interview 4010'],
    ['2026-11-24T11:00:01+09:00', 'consent 4012'],
  ])('without an offer is the consent, unless an appointment is within a day (%s: %s)', (now, step) =>
    expect(idAt(now, unoffered)).toBe(step),
  )

  test.each([
    ['2026-11-21T09:12:00+09:00', 'interview 4010'],
    ['2026-11-24T11:00:00+09:00', 'interview 4010'],
    ['2026-11-24T11:00:01+09:00', 'interview 4007'],
    ['2026-12-01T00:00:00+09:00', 'recommendation 3007'],
    ['2026-12-04T00:00:00+09:00', 'profile'],
  ])('without anything asked is by date (%s: %s)', (now, step) => expect(idAt(now, unasked)).toBe(step))

  test('after an accepted offer is the way to the first day, not a document for it', () => {
    const offered = applications.filter(({ status }) => status === 'MyPageAppOffer')
    const facts = {
      now: new Date('2026-12-04T00:00:00+09:00'),
      recommendations: [],
      completeness: { missing: [...missing, ...resume] },
    }
    const wish = { intention: 'accept-offer', sentAt: '2026-11-20T10:00:00+09:00' } as const
    const accepted = offered.map((each) => ({ ...each, wish }))
    expect(rankSteps({ ...facts, applications: accepted }).map(({ kind }) => kind)).toEqual([
      'accepted',
      'profile',
      'jobs',
    ])
    const running = applications.filter(({ status }) => status === 'MyPageAppScreening').slice(0, 1)
    const kinds = rankSteps({ ...facts, applications: [...accepted, ...running] }).map(({ kind }) => kind)
    expect(kinds.slice(-4)).toEqual(['accepted', 'document', 'profile', 'jobs'])
  })

  test('ranks all that can wait', () => {
    const [first, ...others] = unasked
    if (!first) throw new Error('The sample has no applications')
    const documented = { ...first, appointment: null, documentsAsked: 'Your portfolio.' }
    const offered = applications.filter((each) => !unasked.includes(each))
    const ranked = rankSteps({
      now: new Date('2026-11-24T09:00:00+09:00'),
      applications: [...others, documented, ...offered],
      recommendations,
      completeness: { missing: [...missing, ...resume] },
    })
    const kinds = ranked.map(({ kind }) => kind)
    expect(kinds.slice(0, 4)).toEqual(['offer', 'interview', 'consent', 'askedDocuments'])
    expect(kinds.slice(-3)).toEqual(['document', 'profile', 'jobs'])
    expect(new Set(kinds.slice(4, -3))).toEqual(new Set(['interview', 'recommendation']))
  })

  test('without processes is the profile, with its minutes', () => {
    const facts = { now: new Date(), applications: [], recommendations: [] }
    expect(nextStepOf({ ...facts, completeness: { missing: [...missing, ...resume] } })).toEqual({
      kind: 'profile',
      missing,
    })
    expect(nextStepOf({ ...facts, completeness: { missing: [...resume] } })).toEqual({ kind: 'jobs' })
    expect(nextStepOf({ ...facts, completeness: null })).toEqual({ kind: 'jobs' })
  })

  test('waits for the completeness only if nothing else comes first', () => {
    const facts = { now: new Date('2026-11-21T09:12:00+09:00'), recommendations, completeness: undefined }
    expect(nextStepOf({ ...facts, applications: unasked })?.kind).toBe('interview')
    expect(nextStepOf({ ...facts, applications: [], recommendations: [] })).toBeNull()
  })
})
