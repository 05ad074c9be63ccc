import type { Store } from '#backend/ports/store.ts'
import { addDays, jstDate } from '#domain/dates.ts'
import { career } from './maria/career.ts'
import { resume } from './maria/resume.ts'

const MARIA = 1001

/** Adds Maria's resume and career history, dated the day before. Those that exist are kept. */
export async function addDocuments({ resumes, careers }: Store, now: Date): Promise<void> {
  const createdDate = jstDate(addDays(now, -1))
  if (!(await resumes.find(MARIA))) await resumes.save(MARIA, { createdDate, ...resume })
  if (!(await careers.find(MARIA))) await careers.save(MARIA, { createdDate, ...career })
}
