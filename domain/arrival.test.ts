import { expect, test } from 'vitest'
import { type ArrivalFacts, arrivalOf, arrivalRanges } from './arrival.ts'

const offer: ArrivalFacts = {
  status: 'MyPageAppOffer',
  answerBy: '2026-11-30',
  offeredAt: '2026-11-20T10:00:00+09:00',
  joinedAt: null,
  acceptedAt: null,
  now: new Date('2026-11-24T12:00:00+09:00'),
}
const line = (facts: Partial<ArrivalFacts>) =>
  arrivalOf({ ...offer, ...facts })?.map(({ part, days, isFixed, state }) =>
    [part, days?.from, days?.to === days?.from ? '' : days?.to, isFixed ? 'fixed' : '', state]
      .filter(Boolean)
      .join(' '),
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

test.each([
  ['2026-11-24', '2026-12-01 2026-12-08 now', '2026-12-04 2026-12-22 ahead'],
  ['2026-12-03', '2026-12-03 2026-12-08 now', '2026-12-06 2026-12-22 ahead'],
  ['2026-12-20', '2026-12-01 2026-12-08 late', '2026-12-23 2027-01-03 ahead'],
])('on %s, after the acceptance, the reply is done and the contract is next', (day, contract, apply) => {
  expect(line({ acceptedAt: '2026-11-24T10:00:00+09:00', ...at(day) })?.slice(0, 3)).toEqual([
    'reply 2026-11-24 fixed done',
    `contract ${contract}`,
    `apply ${apply}`,
  ])
})

const at = (day: string, time = '12:00') => ({ now: new Date(`${day}T${time}:00+09:00`) })
const estimate = { answerBy: null }

test.each<[string, Partial<ArrivalFacts>, reply: string, contract: string]>([
  ['a deadline ahead', at('2026-11-24'), '2026-11-30 fixed now', '2026-12-07 2026-12-14'],
  ['its last minute in Japan', at('2026-11-30', '23:59'), '2026-11-30 fixed now', '2026-12-07 2026-12-14'],
  ['the day after it', at('2026-12-01', '00:00'), '2026-11-30 fixed late', '2026-12-08 2026-12-15'],
  ['a month after it', at('2026-12-31'), '2026-11-30 fixed late', '2027-01-07 2027-01-14'],
  [
    'no deadline, on the day of the offer',
    { ...estimate, ...at('2026-11-20') },
    '2026-11-20 2026-11-27 now',
    '2026-11-27 2026-12-11',
  ],
  [
    'no deadline, some days later',
    { ...estimate, ...at('2026-11-24') },
    '2026-11-24 2026-11-27 now',
    '2026-12-01 2026-12-11',
  ],
  [
    'no deadline, on the last day of the estimate',
    { ...estimate, ...at('2026-11-27') },
    '2026-11-27 now',
    '2026-12-04 2026-12-11',
  ],
  [
    'no deadline, after the estimate',
    { ...estimate, ...at('2026-12-10') },
    '2026-11-20 2026-11-27 late',
    '2026-12-17 2026-12-24',
  ],
  [
    'an offer with an unknown day',
    { ...estimate, offeredAt: null, ...at('2026-12-10') },
    '2026-12-10 2026-12-17 now',
    '2026-12-17 2026-12-31',
  ],
])('%s', (_, facts, reply, contract) => {
  expect(line(facts)?.slice(0, 2)).toEqual([`reply ${reply}`, `contract ${contract} ahead`])
})

test.each(['2026-11-20', '2026-12-01', '2027-06-01'])('no estimate lies before %s', (today) => {
  for (const answerBy of ['2026-11-30', null]) {
    const [, ...ahead] = arrivalOf({ ...offer, answerBy, ...at(today) }) ?? []
    expect(ahead.filter(({ days }) => !days || days.from < today)).toEqual([])
  }
})

const others = ['reply', 'contract', 'apply', 'certificate', 'visa', 'flight', 'wardOffice']

test.each([
  ['2027-04-01T08:59:00+09:00', 'firstDay 2027-04-01 fixed done'],
  [null, 'firstDay done'],
])('after joining at %s all parts are done, and only the first day has a date', (joinedAt, firstDay) => {
  const rows = line({ status: 'MyPageAppJoined', joinedAt, ...at('2027-05-01') })
  expect(rows).toEqual([...others.map((part) => `${part} done`), firstDay])
})

test.each(['MyPageAppReceived', 'MyPageAppFinal', 'MyPageAppRejected', 'MyPageAppWithdrawn'] as const)(
  'an application with %s has no days',
  (status) => {
    expect(line({ status })).toBeNull()
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
