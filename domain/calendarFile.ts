/** Calendar files of one event (RFC 5545), which calendars on phones and computers open. */
import { brand } from './brand.ts'

export type CalendarEvent = {
  /** Identifies the event, so that adding it again replaces it. */
  id: string
  title: string
  /** RFC 3339. */
  startsAt: string
  endsAt: string
  place: string
  notes: string
  url: string
}

/** Returns the text of the file. `now` is the time of its creation. Times are in UTC, so each calendar shows its own time zone. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name.en}//Appointments//EN`,
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(event.startsAt))}`,
    `DTEND:${utc(new Date(event.endsAt))}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.notes)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

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
