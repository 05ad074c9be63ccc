/** The way from an offer to the first day of a person who lives abroad, as dates for one application. */

import { dayAfter, jstDate } from './dates.ts'
import type { StatusAlias } from './processes/statusAlias.ts'

/** The parts of the way, in their order. */
export const arrivalParts = [
  'reply',
  'contract',
  'apply',
  'certificate',
  'visa',
  'flight',
  'wardOffice',
  'firstDay',
] as const
export type ArrivalPart = (typeof arrivalParts)[number]

/** The people and offices that act. */
export type Actor = 'you' | 'employer' | 'immigration' | 'embassy'

/** The source of a period: an office, or the company, which estimates from its experience. */
export type ArrivalSource = 'certificate' | 'visa' | 'address' | 'hashi'

type Period = {
  part: ArrivalPart
  /** The earliest and the latest end, in days after the end of the part before. */
  days: readonly [earliest: number, latest: number]
  who: readonly Actor[]
  source: ArrivalSource
}

/**
 * How long each part takes.
 *
 * - Certificate of eligibility: one to three months is the standard period of the Immigration Services Agency, and the person enters Japan within three
 *   months of its date: https://www.moj.go.jp/isa/applications/procedures/16-1.html.
 * - Visa: about five working days after a complete application, Ministry of Foreign Affairs: https://www.mofa.go.jp/j_info/visit/visa/.
 * - Address: within 14 days of moving in, Immigration Control Act, article 19-7 and following:
 *   https://www.moj.go.jp/isa/applications/procedures/nyuukokukanri10_00020.html.
 * - The others are the company's estimates.
 */
export const arrivalPeriods: readonly Period[] = [
  { part: 'reply', days: [0, 7], who: ['you'], source: 'hashi' },
  { part: 'contract', days: [7, 14], who: ['you', 'employer'], source: 'hashi' },
  { part: 'apply', days: [3, 14], who: ['employer'], source: 'hashi' },
  { part: 'certificate', days: [30, 90], who: ['immigration'], source: 'certificate' },
  { part: 'visa', days: [7, 14], who: ['you', 'embassy'], source: 'visa' },
  { part: 'flight', days: [7, 14], who: ['employer', 'you'], source: 'hashi' },
  { part: 'wardOffice', days: [1, 14], who: ['you', 'employer'], source: 'address' },
  { part: 'firstDay', days: [1, 7], who: ['employer', 'you'], source: 'hashi' },
]

/** Days in Japan as full-dates, both included; equal for a single day. */
export type Days = { from: string; to: string }

export type ArrivalRow = Pick<Period, 'part' | 'who' | 'source'> & {
  /** Null for a part that is done on an unknown day. */
  days: Days | null
  isFixed: boolean
  state: 'done' | 'now' | 'ahead' | 'late'
}

export type ArrivalFacts = {
  status: StatusAlias
  /** The last day to answer the offer, a full-date; null where none is set. */
  answerBy: string | null
  /** The times of the stages of the application. */
  offeredAt: string | null
  joinedAt: string | null
  /** The time of the person's acceptance; null before. */
  acceptedAt: string | null
  now: Date
}

/** Returns the way of an application with its days; null without an offer, or after the application has ended. */
export function arrivalOf({
  status,
  answerBy,
  offeredAt,
  joinedAt,
  acceptedAt,
  now,
}: ArrivalFacts): ArrivalRow[] | null {
  if (status === 'MyPageAppJoined') return rowsOfJoined(joinedAt && dayOf(joinedAt))
  if (status !== 'MyPageAppOffer') return null
  const today = jstDate(now)
  const accepted = acceptedAt && dayOf(acceptedAt)
  return rowsOfOffer({ offered: offeredAt ? dayOf(offeredAt) : today, accepted, answerBy, today })
}

const dayOf = (time: string) => jstDate(new Date(time))
const later = (day: string, other: string) => (day > other ? day : other)

/** All parts are done. Only the first day is known. */
function rowsOfJoined(firstDay: string | null): ArrivalRow[] {
  return arrivalPeriods.map(({ part, who, source }) => {
    const day = part === 'firstDay' ? firstDay : null
    return {
      part,
      who,
      source,
      days: day === null ? null : { from: day, to: day },
      isFixed: day !== null,
      state: 'done',
    }
  })
}

type OfferDays = { offered: string; accepted: string | null; answerBy: string | null; today: string }

/**
 * The reply is the present part, and late after its last day, until the offer is accepted: then it is the contract. Each other period begins when the part before ends: after a late reply today at the
 * earliest, so that no estimate lies in the past.
 */
function rowsOfOffer({ offered, accepted, answerBy, today }: OfferDays): ArrivalRow[] {
  let before: Days = { from: offered, to: offered }
  return arrivalPeriods.map(({ part, days: [earliest, latest], who, source }) => {
    const settled = part === 'reply' ? (accepted ?? answerBy) : null
    const isDone = part === 'reply' && accepted !== null
    const end = {
      from: settled ?? dayAfter(before.from, earliest),
      to: settled ?? dayAfter(before.to, latest),
    }
    const isLate = !isDone && end.to < today
    const days = isLate || settled ? end : { ...end, from: later(end.from, today) }
    before = isDone ? days : { from: later(days.from, today), to: later(days.to, today) }
    return {
      part,
      who,
      source,
      days,
      isFixed: settled !== null,
      state: stateOf(part, isLate, accepted !== null),
    }
  })
}

function stateOf(part: ArrivalPart, isLate: boolean, isAccepted: boolean): ArrivalRow['state'] {
  if (isAccepted && part === 'reply') return 'done'
  if (isLate) return 'late'
  return part === (isAccepted ? 'contract' : 'reply') ? 'now' : 'ahead'
}

/** Returns the range of days from the offer to the end of each part, for an application without an offer. */
export function arrivalRanges(): { part: ArrivalPart; who: readonly Actor[]; start: number; end: number }[] {
  let start = 0
  let latest = 0
  return arrivalPeriods.map(({ part, days, who }) => {
    const range = { part, who, start, end: latest + days[1] }
    start += days[0]
    latest += days[1]
    return range
  })
}
