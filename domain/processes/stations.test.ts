import { describe, expect, test } from 'vitest'
import { ledgerEvents, type LedgerEventName } from './states.ts'
import { stationsOf } from './stations.ts'
import type { StatusAlias } from './statusAlias.ts'

const ledger = (...events: LedgerEventName[]) => events.map((event) => ({ event }))
const [named, asked, given, declined, sent, seen] = ledgerEvents
const statesOf = (status: StatusAlias, events: LedgerEventName[]) =>
  stationsOf({ status, ledger: ledger(...events) })
    .map(({ state }) => state)
    .join(' ')

describe('the stations of the ledger', () => {
  test.each<[StatusAlias, LedgerEventName[], string]>([
    ['MyPageAppReceived', [], 'done now ahead ahead ahead'],
    ['MyPageAppReceived', [named], 'done done now ahead ahead'],
    ['MyPageAppReceived', [named, asked], 'done done now ahead ahead'],
    ['MyPageAppReceived', [named, asked, given], 'done done done now ahead'],
    ['MyPageAppReceived', [named, asked, given, sent], 'done done done done now'],
    ['MyPageAppReceived', [named, asked, given, sent, seen], 'done done done done done'],
    // The advisor asks again, or names another employer: the earlier consent does not count.
    ['MyPageAppReceived', [named, asked, given, asked], 'done done now ahead ahead'],
    ['MyPageAppReceived', [named, asked, given, named], 'done done now ahead ahead'],
    ['MyPageAppWithdrawn', [named, asked, declined], 'done done declined ended ended'],
    ['MyPageAppWithdrawn', [named], 'done done ended ended ended'],
    ['MyPageAppRejected', [named, asked, given, sent], 'done done done done ended'],
    ['MyPageAppScreening', [named, asked, given, sent], 'done done done done now'],
    ['MyPageAppInterview1', [named, asked, given, sent], 'done done done done done'],
    // Without a record nothing is claimed.
    ['MyPageAppInterview1', [], ''],
    ['MyPageAppRejected', [], ''],
    ['MyPageAppScreening', [named], ''],
  ])('of %s with %j are "%s"', (status, events, states) => expect(statesOf(status, events)).toBe(states))

  test('have the request while it waits, and the consent afterwards', () => {
    const entryOf = (...events: LedgerEventName[]) =>
      stationsOf({ status: 'MyPageAppReceived', ledger: ledger(...events) })[2]?.entry?.event
    expect(entryOf(named)).toBeUndefined()
    expect(entryOf(named, asked)).toBe(asked)
    expect(entryOf(named, asked, given)).toBe(given)
    expect(entryOf(named, asked, given, named)).toBeUndefined()
  })

  test('need a ledger', () => {
    expect(stationsOf({ status: 'MyPageAppReceived', ledger: undefined })).toEqual([])
  })
})
