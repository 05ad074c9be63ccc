import { addDays } from '#domain/dates.ts'

const DAYS_NEW = 7

/** Whether a job was registered, at a moment in RFC 3339, within the last seven days. */
export function isNew(registered: string, now: Date): boolean {
  return new Date(registered) > addDays(now, -DAYS_NEW)
}
