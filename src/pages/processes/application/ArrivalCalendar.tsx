import { type ArrivalRow, arrivalOf } from '#domain/arrival.ts'
import { brand } from '#domain/brand.ts'
import { type CalendarEvent, calendarFile } from '#domain/calendarFile.ts'
import { formatDate } from '#domain/dates.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import { formatDay } from '#domain/times.ts'
import { formatInZone } from '#domain/zones.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { useOwnZone } from '#src/features/timeZone/timeZone.ts'
import { saveFile } from '#src/lib/download.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { cx } from '#src/ui/cx.ts'
import { Label } from '#src/ui/Label.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './ArrivalCalendar.module.css'
import { ArrivalRanges } from './ArrivalRanges.tsx'
import { ArrivalSource } from './ArrivalSource.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'

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
    now,
  })
  const first = rows?.at(-1)
  if (hasEnded(process)) {
    return (
      <JobSection title={t.ended.title}>
        <p>{t.ended.text}</p>
      </JobSection>
    )
  }
  if (!rows || !first) {
    return (
      <div id={ARRIVAL_ID}>
        <ArrivalRanges />
      </div>
    )
  }
  const certificate = rows.find(({ part }) => part === 'certificate')
  return (
    <div id={ARRIVAL_ID}>
      <JobSection title={t.title}>
        <p>{t.lead({ from: formatDate(first.from, lang), to: formatDate(first.to, lang) })}</p>
        <SaveCalendar process={process} rows={rows} />
        <TimeZoneSelect />
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
        <p className="meta">{t.note}</p>
      </JobSection>
    </div>
  )
}

/** Returns whether the application has ended without a first day. */
const hasEnded = ({ status }: Process) => endedWithoutResult(status)

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
        <p>{text}</p>
        {!row.isFixed && <ArrivalSource source={source} />}
      </div>
      <p className={styles.who}>
        <span className="vh">{t.who} </span>
        {who.map((actor) => t.actors[actor]).join(' · ')}
      </p>
    </li>
  )
}

/** The days of a part. A settled day ends at midnight in Japan, which is another time where the person lives. */
function Days({ row: { part, from, to, isFixed, state } }: { row: ArrivalRow }) {
  const t = useTexts('arrival')
  const lang = useLang()
  const inOwnZone = formatInZone(new Date(`${to}T23:59:00+09:00`), useOwnZone(), lang)
  const isDeadline = isFixed && part === 'reply' && state !== 'done'
  return (
    <div className={styles.days}>
      <p>
        <b>
          {from === to
            ? formatDay(from, lang)
            : t.range({ from: formatDay(from, lang), to: formatDay(to, lang) })}
        </b>
      </p>
      {state === 'done' || state === 'late' ? (
        <Label tone={state === 'done' ? 'ok' : 'off'}>{t[state]}</Label>
      ) : (
        <Label tone={isFixed ? undefined : 'off'}>{isFixed ? t.fixed : t.estimate}</Label>
      )}
      {isDeadline && (
        <p className="meta num">
          {t.japanTime({ time: '23:59' })}
          {inOwnZone !== null && (
            <>
              <br />
              {t.ownTime({ time: inOwnZone })}
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** A deadline is the end of a day in Japan, which is another time, and sometimes another day, where the person lives. */
const lastHourOf = (day: string) => ({
  startsAt: `${day}T23:00:00+09:00`,
  endsAt: `${day}T23:59:00+09:00`,
})

/** Saves all days that are not done as a calendar file. Saving it again updates the same events. */
function SaveCalendar({ process, rows }: { process: Process; rows: ArrivalRow[] }) {
  const t = useTexts('arrival')
  const lang = useLang()
  const href = useHref()
  const now = useNow()

  function save() {
    const { process_id, job } = process
    const url = location.origin + href('application', { id: process_id })
    const events = rows
      .filter(({ state }) => state !== 'done')
      .map(({ part, from, to, isFixed, source }): CalendarEvent => {
        const { title, text } = t.parts[part]
        return {
          id: `arrival-${process_id}-${part}@${location.host}`,
          title: part === 'reply' && isFixed ? t.due({ title }) : isFixed ? title : t.estimated({ title }),
          ...(part === 'reply' && isFixed ? lastHourOf(to) : { startsAt: from, endsAt: to }),
          place: '',
          notes: [job.title, text, isFixed ? '' : `${t.source} ${t.sources[source]}`, brand.name[lang]]
            .filter(Boolean)
            .join('\n'),
          url: `${url}#${ARRIVAL_ID}`,
        }
      })
    const file = new Blob([calendarFile(events, now)], { type: 'text/calendar;charset=utf-8' })
    saveFile(file, `${brand.name.en.toLowerCase()}-${process_id}.ics`)
  }

  return (
    <Button size="sm" variant="line" className={styles.save} onClick={save}>
      {t.save}
    </Button>
  )
}
