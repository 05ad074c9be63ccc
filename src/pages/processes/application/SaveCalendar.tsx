import type { ArrivalRow } from '#domain/arrival.ts'
import { brand } from '#domain/brand.ts'
import { type CalendarEvent, calendarFile } from '#domain/calendarFile.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { saveFile } from '#src/lib/download.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './ArrivalCalendar.module.css'

/** A deadline is the end of a day in Japan, which is another time, and sometimes another day, where the person lives. */
const lastHourOf = (day: string) => ({
  startsAt: `${day}T23:00:00+09:00`,
  endsAt: `${day}T23:59:00+09:00`,
})

interface SaveCalendarProps {
  process: Process
  rows: ArrivalRow[]
  /** The id of the section that the events link to. */
  section: string
}

/** Saves all days that are not done as a calendar file. Saving it again updates the same events. */
export function SaveCalendar({ process, rows, section }: SaveCalendarProps) {
  const t = useTexts('arrival')
  const lang = useLang()
  const href = useHref()
  const now = useNow()

  function save() {
    const { process_id, job } = process
    const url = location.origin + href('application', { id: process_id })
    const events = rows.flatMap(({ part, days, isFixed, source, state }): CalendarEvent[] => {
      if (!days || state === 'done') return []
      const { title, text } = t.parts[part]
      const isDeadline = part === 'reply' && isFixed
      return [
        {
          id: `arrival-${process_id}-${part}@${location.host}`,
          title: isDeadline ? t.due({ title }) : isFixed ? title : t.estimated({ title }),
          ...(isDeadline ? lastHourOf(days.to) : { startsAt: days.from, endsAt: days.to }),
          place: '',
          notes: [job.title, text, isFixed ? '' : `${t.source} ${t.sources[source]}`, brand.name[lang]]
            .filter(Boolean)
            .join('\n'),
          url: `${url}#${section}`,
        },
      ]
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
