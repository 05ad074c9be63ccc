import type { KeptFile } from '#backend/ports/profiles.ts'
import type { Store } from '#backend/ports/store.ts'
import { addDays, jstDate } from '#domain/dates.ts'
import { photoBytes } from '#domain/photo.ts'
import { career } from './maria/career.ts'
import { photo } from './maria/photo.ts'
import { resume } from './maria/resume.ts'

const MARIA = 1001
const PHOTO = `sample_${MARIA}_resumePhoto`

/** Adds Maria's resume and career history, dated the day before. Existing ones do not change. */
export async function addDocuments({ resumes, careers, files }: Store, now: Date): Promise<void> {
  const createdDate = jstDate(addDays(now, -1))
  const bytes = photoBytes(photo)
  const kept: KeptFile = { key: PHOTO, name: photo.name, type: photo.type, size: bytes.length }
  const existing = await resumes.find(MARIA)
  if (!existing) await resumes.save(MARIA, { createdDate, ...resume, photo: kept })
  // A reloaded mock has the resume, and lacks its file.
  const isNamed = !existing || existing.photo?.key === PHOTO
  if (isNamed && (await files.get(PHOTO)) === null)
    await files.put({ key: PHOTO, applicantId: MARIA, bytes, scan: null })
  if (!(await careers.find(MARIA))) await careers.save(MARIA, { createdDate, ...career })
}
