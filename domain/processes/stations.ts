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

/** Returns the stations of an application; none if it went on without a ledger, as old applications and other backends may. */
export function stationsOf<Entry extends { event: LedgerEventName }>({
  status,
  ledger,
}: Facts<Entry>): Station<Entry>[] {
  const last = ledger?.at(-1)
  const isOver = endedWithoutResult(status)
  const wasSent = last?.event === 'sent' || last?.event === 'seen'
  if (!ledger || !(status === 'MyPageAppReceived' || isOver || wasSent)) return []
  if (isOver && !last) return []
  const reached = last ? reachedAfter[last.event] : 1
  // An employer that goes on with the selection has read the documents.
  const count = reached === 4 && !early.includes(status) && !isOver ? 5 : reached
  return stationNames.map((name, index) => {
    const event = name === 'answered' ? null : eventOf[name]
    const state = index < count ? 'done' : stateAhead(index === count, last?.event, isOver)
    const shown = name === 'agreed' && state === 'now' ? 'consent-asked' : event
    const entry = state === 'ahead' ? null : (ledger.findLast((each) => each.event === shown) ?? null)
    return { name, state, entry: name === 'agreed' && state === 'now' && last !== entry ? null : entry }
  })
}

function stateAhead(isNext: boolean, last: LedgerEventName | undefined, isOver: boolean): StationState {
  if (last === 'consent-declined') return isNext ? 'declined' : 'ended'
  if (isOver) return 'ended'
  return isNext ? 'now' : 'ahead'
}
