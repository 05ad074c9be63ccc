import { addDays } from '#domain/dates.ts'

const DAYS_NEW = 7

/** Returns true when a job was registered (RFC 3339) within the last seven days. */
export function isNew(registered: string, now: Date): boolean {
  return new Date(registered) > addDays(now, -DAYS_NEW)
}
