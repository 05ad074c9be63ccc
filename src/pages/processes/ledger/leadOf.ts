import type { Station } from '#domain/processes/stations.ts'
import type { Texts } from '#i18n/texts.ts'

/** Returns the key of the first sentence of a ledger, by the station that the application has reached. */
export function leadOf(stations: Station<unknown>[]): keyof Texts['ledger']['leads'] {
  const at = stations.find(({ state }) => state !== 'done')
  if (!at || at.name === 'answered') return 'all'
  return at.state === 'ended' || at.state === 'declined' ? endOf(stations, at.state) : at.name
}

/** An application that ends after its documents were sent has no sentence about nothing being sent. */
function endOf(stations: Station<unknown>[], state: 'ended' | 'declined') {
  const sent = stations.find(({ name }) => name === 'sent')
  return sent?.state === 'done' ? 'seen' : state
}
