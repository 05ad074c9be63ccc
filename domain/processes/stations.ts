/** The ledger of consent as a way in five stations (product-decisions §15): answered, named, agreed, sent, seen. */

import { endedWithoutResult } from './stages.ts'
import type { LedgerEventName } from './states.ts'
import type { StatusAlias } from './statusAlias.ts'

const stationNames = ['answered', 'named', 'agreed', 'sent', 'seen'] as const
export type StationName = (typeof stationNames)[number]

/** `ended`: the application ended before this station; `declined`: the applicant did not agree. */
export type StationState = 'done' | 'now' | 'ahead' | 'ended' | 'declined'

export type Station<Entry> = {
  name: StationName
  state: StationState
  /** The event that belongs to the station, or the request for consent while it waits for an answer. */
  entry: Entry | null
}

/** The number of stations that are reached after an event. */
const reachedAfter: Record<LedgerEventName, number> = {
  'employer-named': 2,
  'consent-asked': 2,
  'consent-declined': 2,
  'consent-given': 3,
  sent: 4,
  seen: 5,
}

const eventOf: Record<Exclude<StationName, 'answered'>, LedgerEventName> = {
  named: 'employer-named',
  agreed: 'consent-given',
  sent: 'sent',
  seen: 'seen',
}

const early: readonly StatusAlias[] = ['MyPageAppReceived', 'MyPageAppScreening']

type Facts<Entry> = {
  status: StatusAlias
  /** The earliest first; undefined for a backend without a ledger. */
  ledger: readonly Entry[] | undefined
}

/** Returns the stations of an application; none if it continued without a ledger, as old applications and other backends may. */
export function stationsOf<Entry extends { event: LedgerEventName }>({
  status,
  ledger,
}: Facts<Entry>): Station<Entry>[] {
  const last = ledger?.at(-1)
  const isOver = endedWithoutResult(status)
  if (!ledger || !hasStations(status, last?.event)) return []
  const reached = last ? reachedAfter[last.event] : 1
  // An employer that continues the selection has read the documents.
  const count = reached === 4 && !early.includes(status) && !isOver ? 5 : reached
  return stationNames.map((name, index) => {
    const state = index < count ? 'done' : stateAhead(index === count, last?.event, isOver)
    return { name, state, entry: entryOf(name, state, ledger) }
  })
}

/** Returns whether an application has a ledger to show: it is new, its documents were sent, or it ended after an event. */
function hasStations(status: StatusAlias, last: LedgerEventName | undefined): boolean {
  if (endedWithoutResult(status)) return last !== undefined
  return status === 'MyPageAppReceived' || last === 'sent' || last === 'seen'
}

/** Returns the event of a station. A station that waits for consent has the request, if it is the last event. */
function entryOf<Entry extends { event: LedgerEventName }>(
  name: StationName,
  state: StationState,
  ledger: readonly Entry[],
): Entry | null {
  if (name === 'answered' || state === 'ahead') return null
  if (name !== 'agreed' || state !== 'now') {
    return ledger.findLast(({ event }) => event === eventOf[name]) ?? null
  }
  const last = ledger.at(-1)
  return last?.event === 'consent-asked' ? last : null
}

function stateAhead(isNext: boolean, last: LedgerEventName | undefined, isOver: boolean): StationState {
  if (last === 'consent-declined') return isNext ? 'declined' : 'ended'
  if (isOver) return 'ended'
  return isNext ? 'now' : 'ahead'
}
