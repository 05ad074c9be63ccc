import { expect, test } from 'vitest'
import { type ArrivalFacts, arrivalOf, arrivalRanges } from './arrival.ts'

const offer: ArrivalFacts = {
  status: 'MyPageAppOffer',
  answerBy: '2026-11-30',
  offeredAt: '2026-11-20T10:00:00+09:00',
  joinedAt: null,
  now: new Date('2026-11-24T12:00:00+09:00'),
}
const line = (facts: Partial<ArrivalFacts>) =>
  arrivalOf({ ...offer, ...facts })?.map(
    ({ part, from, to, isFixed, state }) =>
      `${part} ${from === to ? from : `${from} ${to}`}${isFixed ? ' fixed' : ''} ${state}`,
  ) ?? null

test('an offer has the day of the reply, and estimates from there to the first day', () => {
  expect(line({})).toEqual([
    'reply 2026-11-30 fixed now',
    'contract 2026-12-07 2026-12-14 ahead',
    'apply 2026-12-10 2026-12-28 ahead',
    'certificate 2027-01-09 2027-03-28 ahead',
    'visa 2027-01-16 2027-04-11 ahead',
    'flight 2027-01-23 2027-04-25 ahead',
    'wardOffice 2027-01-24 2027-05-09 ahead',
    'firstDay 2027-01-25 2027-05-16 ahead',
  ])
})

test('a day without a deadline is estimated from the offer', () => {
  expect(line({ answerBy: null })?.[0]).toBe('reply 2026-11-20 2026-11-27 now')
})

test('an accepted offer counts from the reply', () => {
  const rows = line({ status: 'MyPageAppJoined', answerBy: null, joinedAt: '2026-11-22T23:30:00+09:00' })
  expect(rows?.slice(0, 2)).toEqual(['reply 2026-11-22 fixed done', 'contract 2026-11-29 2026-12-06 now'])
})

test.each([
  ['the last day itself', '2026-11-30T23:59:00+09:00', 'now'],
  ['the day after, in Japan', '2026-12-01T00:00:00+09:00', 'late'],
])('the reply on %s', (_, now, state) => {
  expect(arrivalOf({ ...offer, now: new Date(now) })?.[0]?.state).toBe(state)
})

test.each(['MyPageAppReceived', 'MyPageAppFinal', 'MyPageAppRejected', 'MyPageAppWithdrawn'] as const)(
  'an application with %s has no days',
  (status) => {
    expect(arrivalOf({ ...offer, status })).toBeNull()
  },
)

test('ranges begin where the parts before can end at the earliest, and end at the latest', () => {
  expect(arrivalRanges().map(({ part, start, end }) => [part, start, end])).toEqual([
    ['reply', 0, 7],
    ['contract', 0, 21],
    ['apply', 7, 35],
    ['certificate', 10, 125],
    ['visa', 40, 139],
    ['flight', 47, 153],
    ['wardOffice', 54, 167],
    ['firstDay', 55, 174],
  ])
})
