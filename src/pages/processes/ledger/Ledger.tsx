import { type ReactNode, useState } from 'react'
import { formatShortDate } from '#domain/dates.ts'
import { type Station, stationsOf } from '#domain/processes/stations.ts'
import { formatDateTime } from '#domain/times.ts'
import type { LedgerEntry, Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { leadOf } from './leadOf.ts'
import { LedgerArch } from './LedgerArch.tsx'
import { StationText } from './StationText.tsx'
import styles from './Ledger.module.css'

interface LedgerProps {
  process: Process
  /** The question for consent, in its station. */
  children: ReactNode
}

/** The ledger of consent of an application. Once all is done it folds to one line; on paper it is always open. */
export function Ledger({ process, children }: LedgerProps) {
  const t = useTexts('ledger')
  const { status, ledger } = process
  const stations = stationsOf({ status, ledger })
  const isFolding = stations.length > 0 && status !== 'MyPageAppReceived'
  const [open, setOpen] = useState(false)
  if (stations.length === 0) return null
  const isHidden = isFolding && !open
  return (
    <section aria-labelledby="ledger" className={styles.ledger}>
      <Heading level={2} id="ledger">
        {t.title}
      </Heading>
      {isFolding && (
        <div className={styles.folded}>
          <p className="meta">
            <Summary stations={stations} process={process} />
          </p>
          <Button size="sm" variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t.close : t.open}
          </Button>
        </div>
      )}
      <div className={cx(isHidden && styles.hidden)}>
        {!isFolding && (
          <p className={styles.lead}>
            <Summary stations={stations} process={process} />
          </p>
        )}
        <Drawing stations={stations} process={process} />
        <ol className={styles.stations}>
          {stations.map((station) => (
            <StationRow key={station.name} station={station} process={process}>
              {station.name === 'agreed' && children}
            </StationRow>
          ))}
        </ol>
        <div className={styles.end}>
          <p className="meta">{t.zone}</p>
          <ActionButton icon="print" onClick={() => window.print()}>
            {t.print}
          </ActionButton>
        </div>
      </div>
    </section>
  )
}

interface PartProps {
  stations: Station<LedgerEntry>[]
  process: Process
}

/** The dates of a ledger if the documents are sent, otherwise a sentence about the station that the application has reached. */
function Summary({ stations, process }: PartProps) {
  const t = useTexts('ledger')
  const lang = useLang()
  const [, , agreed, sent, seen] = stations
  if (process.status !== 'MyPageAppReceived' && sent?.entry && agreed?.entry) {
    const dateOf = (entry: LedgerEntry | null | undefined) => (entry ? formatShortDate(entry.at, lang) : '')
    return t.folded({ given: dateOf(agreed.entry), sent: dateOf(sent.entry), seen: dateOf(seen?.entry) })
  }
  return t.leads[leadOf(stations)]({ advisor: process.advisor.name })
}

/** The arch over the names and dates of the stations, for the eye; the list says the same. */
function Drawing({ stations, process }: PartProps) {
  const t = useTexts('ledger')
  const lang = useLang()
  return (
    <div aria-hidden="true" className={styles.drawing}>
      <p className={styles.banks}>
        <span>{t.banks.you}</span>
        <span>{t.banks.employer}</span>
      </p>
      <LedgerArch states={stations.map(({ state }) => state)} className={styles.arch} />
      <ul className={styles.captions}>
        {stations.map(({ name, state, entry }) => {
          const at = name === 'answered' ? process.startedAt : entry?.at
          return (
            <li key={name} className={styles[state]}>
              <b>{t.stations[name]}</b>
              {at !== undefined && state === 'done' && <span>{formatShortDate(at, lang)}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface StationRowProps {
  station: Station<LedgerEntry>
  process: Process
  children: ReactNode
}

function StationRow({ station, process, children }: StationRowProps) {
  const t = useTexts('ledger')
  const lang = useLang()
  const { name, state, entry } = station
  const at = name === 'answered' ? process.startedAt : (entry?.at ?? null)
  const time = at && formatDateTime(new Date(at), lang)
  return (
    <li className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <div>
        <Heading level={3}>
          {t.stations[name]}
          <span className="vh"> {t.states[state]}</span>
        </Heading>
        {at && time && (
          <time dateTime={at} className="meta num">
            {state === 'now' ? t.asked({ time }) : time}
          </time>
        )}
      </div>
      <div>
        <StationText station={station} process={process} />
      </div>
      {children && <div className={styles.wide}>{children}</div>}
    </li>
  )
}
