/** Calendar files (RFC 5545), which calendars on phones and computers open. */

import { brand } from './brand.ts'
import { dayAfter } from './dates.ts'

export type CalendarEvent = {
  /** Identifies the event, so that adding it again replaces it. */
  id: string
  title: string
  /** RFC 3339, or full-dates of the first and the last day of an event of whole days. */
  startsAt: string
  endsAt: string
  place: string
  notes: string
  url: string
}

/** Returns the text of the file. `now` is the time of its creation. Times are in UTC, so each calendar shows its own time zone. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name.en}//Appointments//EN`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${utc(now)}`,
    // Events of whole days end before the day that the file names.
    ...(event.startsAt.includes('T')
      ? [`DTSTART:${utc(new Date(event.startsAt))}`, `DTEND:${utc(new Date(event.endsAt))}`]
      : [
          `DTSTART;VALUE=DATE:${basic(event.startsAt)}`,
          `DTEND;VALUE=DATE:${basic(dayAfter(event.endsAt, 1))}`,
        ]),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    `DESCRIPTION:${escaped(event.notes)}`,
    `URL:${event.url}`,
    'END:VEVENT',
  ]
}

/** '20261201' */
const basic = (day: string) => day.replaceAll('-', '')

/** '20261201T010000Z' */
const utc = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** RFC 5545 §3.3.11 */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** The maximum length of a line in bytes, RFC 5545 §3.1. */
const LINE_BYTES = 75

/** Continues a long line on further lines that begin with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let result = ''
  let bytes = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (bytes + length > LINE_BYTES) {
      result += '\r\n '
      bytes = 1
    }
    result += character
    bytes += length
  }
  return result
}
