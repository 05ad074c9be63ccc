import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { languages } from '#domain/lang.ts'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { resumeRequest } from '#domain/forms/resumeRequest.ts'
import { resumeQuery, sendResume } from '#src/api/resume.ts'
import { useLang } from '#src/context/language.ts'
import { useMerge } from '#src/features/saving/useMerge.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import type { FormError } from '#src/forms/errorList.ts'
import { serverErrors } from '#src/forms/flow/serverErrors.ts'
import { useSending } from '#src/forms/flow/useSending.ts'
import { useHref } from '#src/routes/useHref.ts'
import { isInPersonStep, resumeSample, startOfResume } from './resumeStart.ts'

/** Saves the resume and goes to the complete page. `refuse` shows the server's messages about this step; those about the first lead there. */
export function useSaveResume(start: ResumeValues, refuse: (errors: FormError[]) => void) {
  const lang = useLang()
  const href = useHref()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { id, email } = useAuth()
  const merge = useMerge({
    start,
    query: resumeQuery(lang),
    valuesOf: (resume) =>
      resume.createdDate === null ? start : startOfResume(resume, null, start.createdDate),
  })
  return useSending({
    blank: start,
    sample: resumeSample,
    send: async (values) => {
      const stored = await sendResume(lang, resumeRequest(await merge(values)))
      for (const each of languages) queryClient.setQueryData(resumeQuery(each).queryKey, stored)
      return { id, email }
    },
    refuse: (errors) => {
      const ofFirst = errors.filter(({ name }) => isInPersonStep(name))
      if (ofFirst.length > 0) {
        serverErrors('resume').set(ofFirst)
        void navigate(href('resume'))
      } else refuse(errors)
      return errors.length > 0
    },
  })
}
