const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** Returns a time as it is in Japan, `20 Nov 2026, 10:00:00`. */
export function formatTime(iso: string): string {
  return format.format(new Date(iso))
}

/** The offset of Japan, which has no summer time. */
const OFFSET = '+09:00'

/** Returns a time for an input of the type `datetime-local`, in Japan's time. */
export function localTime(iso: string): string {
  const [date, time = ''] = new Date(Date.parse(iso) + 9 * 3_600_000).toISOString().split('T')
  return `${date}T${time.slice(0, 5)}`
}

/** Returns the time of such an input, or null if it is incomplete. */
export function timeOf(local: string): string | null {
  const time = Date.parse(`${local}:00${OFFSET}`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
