import { type ArrivalRow, type Days as DayPair, arrivalOf } from '#domain/arrival.ts'
import { formatDate } from '#domain/dates.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import { joinSentences } from '#domain/text.ts'
import { formatDay } from '#domain/times.ts'
import { formatInZone } from '#domain/zones.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { useOwnZone } from '#src/features/timeZone/timeZone.ts'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Label } from '#src/ui/Label.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { ArrivalRanges } from './ArrivalRanges.tsx'
import { ArrivalSource } from './ArrivalSource.tsx'
import { SaveCalendar } from './SaveCalendar.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import styles from './ArrivalCalendar.module.css'

/** The id of the section, for links. */
const ARRIVAL_ID = 'arrival'

/** The way from an offer to the first day for people abroad: as days with a calendar file, and before an offer as periods. */
export function ArrivalCalendar({ process }: { process: Process }) {
  const t = useTexts('arrival')
  const lang = useLang()
  const now = useNow()
  const rows = arrivalOf({
    status: process.status,
    answerBy: process.answerBy,
    offeredAt: reachedAt(process, 'MyPageAppOffer'),
    joinedAt: reachedAt(process, 'MyPageAppJoined'),
    acceptedAt: process.wish?.intention === 'accept-offer' ? process.wish.sentAt : null,
    now,
  })
  const end = endOf(process)
  if (end) {
    return (
      <div id={ARRIVAL_ID}>
        <JobSection title={t.ended.title}>
          <p>{joinSentences(lang, [t.ended[end], t.ended.file])}</p>
        </JobSection>
      </div>
    )
  }
  if (!rows) {
    return (
      <div id={ARRIVAL_ID}>
        <ArrivalRanges />
      </div>
    )
  }
  const isOver = rows.every(({ state }) => state === 'done')
  const certificate = rows.find(({ part, state }) => part === 'certificate' && state !== 'done')?.days
  const first = rows.at(-1)?.days
  return (
    <div id={ARRIVAL_ID}>
      <JobSection title={t.title}>
        {first && (
          <p>
            <Unbroken sentence>
              {isOver
                ? t.joined({ date: formatDate(first.to, lang) })
                : t.lead({ from: formatDate(first.from, lang), to: formatDate(first.to, lang) })}
            </Unbroken>
          </p>
        )}
        {!isOver && (
          <>
            <SaveCalendar process={process} rows={rows} section={ARRIVAL_ID} />
            <TimeZoneSelect />
          </>
        )}
        <ol className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.part} row={row} />
          ))}
        </ol>
        {certificate && (
          <Note tone="warn" className={styles.note}>
            <p>
              <b>{t.warning.title({ date: formatDate(certificate.to, lang) })}</b>
            </p>
            <p>{t.warning.text({ advisor: process.advisor.name })}</p>
            <p>{t.warning.refused({ advisor: process.advisor.name })}</p>
          </Note>
        )}
        {!isOver && <p className="meta">{t.note}</p>}
      </JobSection>
    </div>
  )
}

/** Returns the reason why there is no first day; null while there may be one. */
function endOf({ status, wish }: Process): 'closed' | 'declined' | null {
  if (endedWithoutResult(status)) return 'closed'
  return wish?.intention === 'decline-offer' ? 'declined' : null
}

function reachedAt({ stages }: Process, wanted: Process['status']): string | null {
  return stages.find(({ status }) => status === wanted)?.reachedAt ?? null
}

function Row({ row }: { row: ArrivalRow }) {
  const t = useTexts('arrival')
  const { part, who, source, state } = row
  const { title, text } = t.parts[part]
  return (
    <li className={cx(styles.row, styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
      <Days row={row} />
      <div className={styles.what}>
        <Heading level={3}>{title}</Heading>
        <p>{part === 'reply' && state === 'done' ? t.accepted : text}</p>
        {!row.isFixed && state !== 'done' && <ArrivalSource source={source} />}
      </div>
      <p className={styles.who}>
        <span className="vh">{t.who} </span>
        {who.map((actor) => t.actors[actor]).join(' · ')}
      </p>
    </li>
  )
}

/** The days of a part, or only that it is done. */
function Days({ row: { part, days, isFixed, state } }: { row: ArrivalRow }) {
  const t = useTexts('arrival')
  return (
    <div className={styles.days}>
      {days && (
        <p>
          <b>
            <DayRange days={days} />
          </b>
        </p>
      )}
      {state === 'done' || state === 'late' ? (
        <Label tone={state === 'done' ? 'ok' : 'off'}>{t[state]}</Label>
      ) : (
        <Label tone={isFixed ? undefined : 'off'}>{isFixed ? t.fixed : t.estimate}</Label>
      )}
      {days && isFixed && part === 'reply' && state !== 'done' && <EndOfDay day={days.to} />}
    </div>
  )
}

function DayRange({ days: { from, to } }: { days: DayPair }) {
  const t = useTexts('arrival')
  const lang = useLang()
  if (from === to) return formatDay(from, lang)
  return t.range({ from: formatDay(from, lang), to: formatDay(to, lang) })
}

/** A deadline is midnight in Japan, which is another time where the person lives. */
function EndOfDay({ day }: { day: string }) {
  const t = useTexts('arrival')
  const inOwnZone = formatInZone(new Date(`${day}T23:59:00+09:00`), useOwnZone(), useLang())
  return (
    <p className="meta num">
      {t.japanTime({ time: '23:59' })}
      {inOwnZone !== null && (
        <>
          <br />
          {t.ownTime({ time: inOwnZone })}
        </>
      )}
    </p>
  )
}
