import type { Lang } from '#domain/lang.ts'
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'
import { presentZone } from './presentZones.ts'

/** All time zones that this browser knows, under their present names. */
const timeZones = () => Intl.supportedValuesOf('timeZone').map(presentZone).sort()

/** The time zone that the person chose; '' for the zone of the device. */
export const chosenZone = stored<string>(
  'localStorage',
  'timeZone',
  (value) =>
    typeof value === 'string' && timeZones().includes(presentZone(value)) ? presentZone(value) : '',
  '',
)

const deviceZone = () => presentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Returns the person's time zone: the chosen one, otherwise that of the device. */
export const ownZone = () => chosenZone.get() || deviceZone()

/** The same within a component, which follows later choices. */
export const useOwnZone = () => useStore(chosenZone) || deviceZone()

/** Returns the zones to choose from, with one that the browser may not list. */
export const zoneChoices = (zone: string) =>
  [...new Set([zone, ...timeZones()])].map((value) => ({ value, label: zoneName(value) }))

/** "Asia/Ho Chi Minh" */
const zoneName = (zone: string) => zone.replaceAll('_', ' ')

/** "India Standard Time", 「インド標準時」; the zone itself where the browser has no name for it. */
export function spokenZone(timeZone: string, lang: Lang): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zoneName(timeZone)
}
