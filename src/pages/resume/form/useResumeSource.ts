import { isCompleteDate } from '#domain/dateParts.ts'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { resumeRequest } from '#domain/forms/resumeRequest.ts'
import type { Source } from '#src/features/pdf/layOut.ts'
import { useResumeValues } from './resumeForm.ts'

/** Returns the resume of all steps as it is now, without dates that are still being chosen. */
export function useResumeSource(start: ResumeValues): Source {
  const values = useResumeValues(start)
  const { birthday, visaExpiry, createdDate } = values
  const dates = {
    birthday: chosenDate(birthday),
    visaExpiry: chosenDate(visaExpiry),
    createdDate: chosenDate(createdDate),
  }
  return { kind: 'resume', content: resumeRequest({ ...values, ...dates }) }
}

const chosenDate = (date: string) => (isCompleteDate(date) ? date : '')
