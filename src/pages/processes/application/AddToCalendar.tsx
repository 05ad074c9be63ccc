import { calendarFile } from '#domain/calendarFile.ts'
import { brand } from '#domain/brand.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { saveFile } from '#src/lib/saveFile.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'

interface AddToCalendarProps {
  process: Process
  appointment: NonNullable<Process['appointment']>
}

/** Saves an appointment that is not over as a calendar file. */
export function AddToCalendar({ process, appointment }: AddToCalendarProps) {
  const { application: t } = useTexts('processes')
  const { status: statusTexts } = useTexts('processOptions')
  const lang = useLang()
  const href = useHref()
  const now = useNow()
  const { startsAt, endsAt, place, people } = appointment
  if (new Date(endsAt) < now) return null

  function save() {
    const { process_id, status_id, status, job } = process
    const text = calendarFile(
      {
        id: `application-${process_id}-${status_id}@${location.host}`,
        title: t.calendarTitle({ stage: statusTexts[status], title: job.title, brand: brand.name[lang] }),
        startsAt,
        endsAt,
        place,
        notes: people,
        url: location.origin + href('application', { id: process_id }),
      },
      now,
    )
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${startsAt.slice(0, 10)}.ics`)
  }

  return (
    <Button size="sm" onClick={save}>
      {t.calendar}
    </Button>
  )
}
