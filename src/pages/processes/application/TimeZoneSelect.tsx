import { useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'
import { NativeSelect } from '#src/ui/inputs.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'

/** The time zone that the person chose; '' for the zone of the device. */
const chosenZone = stored<string>(
  'localStorage',
  'timeZone',
  (value) => (typeof value === 'string' && zones().includes(value) ? value : ''),
  '',
)

const zones = () => Intl.supportedValuesOf('timeZone')

/** The person's time zone, and a function that formats a moment in it. */
export function useTimeZone() {
  const chosen = useStore(chosenZone)
  const zone = chosen || new Intl.DateTimeFormat().resolvedOptions().timeZone
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  return { zone, timeIn: (iso: string) => format.format(new Date(iso)) }
}

/** Says the time zones of the page. The one of the device can be changed. */
export function TimeZoneSelect() {
  const t = useTexts('arrival')
  const { zone } = useTimeZone()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <p className="meta">{t.zones({ zone: zone.replaceAll('_', ' ') })}</p>
      {isOpen ? (
        <NativeSelect
          small
          aria-label={t.zone}
          value={zone}
          onChange={(event) => chosenZone.set(event.currentTarget.value)}
        >
          {[...new Set([zone, ...zones()])].map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <ActionButton icon="edit" onClick={() => setOpen(true)}>
          {t.change}
        </ActionButton>
      )}
    </div>
  )
}
