import { useState } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { chosenZone, useOwnZone, spokenZone, zoneChoices } from '#src/features/timeZone/timeZone.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { NativeSelect } from '#src/ui/inputs.tsx'
import styles from './ArrivalCalendar.module.css'

/** The select takes the focus of the button that it replaces. */
const takeFocus = (select: HTMLSelectElement | null) => select?.focus()

/** Says the time zones of the page. The one of the device can be changed. */
export function TimeZoneSelect() {
  const t = useTexts('arrival')
  const lang = useLang()
  const zone = useOwnZone()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.zone}>
      <p className="meta">{t.zones({ zone: spokenZone(zone, lang) })}</p>
      {isOpen ? (
        <NativeSelect
          ref={takeFocus}
          small
          aria-label={t.zone}
          value={zone}
          onChange={(event) => chosenZone.set(event.currentTarget.value)}
        >
          {zoneChoices(zone).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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
