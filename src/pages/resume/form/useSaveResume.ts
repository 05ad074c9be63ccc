import { useNavigate } from 'react-router'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { resumeRequest } from '#domain/forms/resumeRequest.ts'
import { getGetResumeQueryOptions, useStoreResume } from '#src/api/profile.ts'
import { useLang } from '#src/context/language.ts'
import { useSaveDocument } from '#src/features/saving/useSaveDocument.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import type { FormError } from '#src/forms/errorList.ts'
import { serverErrors } from '#src/forms/flow/serverErrors.ts'
import { useHref } from '#src/routes/useHref.ts'
import { isInPersonStep, resumeSample, startOfResume } from './resumeForm.ts'

/**
 * Saves the resume and opens the complete page. `refuse` shows the server's messages about this step; messages about the first step open
 * it.
 */
export function useSaveResume(start: ResumeValues, refuse: (errors: FormError[]) => void) {
  const lang = useLang()
  const href = useHref()
  const navigate = useNavigate()
  const { id, email } = useAuth()
  const { mutateAsync: storeResume } = useStoreResume()
  return useSaveDocument({
    start,
    sample: resumeSample,
    query: getGetResumeQueryOptions(lang),
    valuesOf: (resume) => startOfResume(resume, null, start.createdDate),
    receipt: { id, email },
    save: (values) => storeResume({ lang, data: resumeRequest(values) }),
    refuse: (errors) => {
      const ofFirst = errors.filter(({ name }) => isInPersonStep(name))
      if (ofFirst.length > 0) {
        serverErrors('resume').set(ofFirst)
        void navigate(href('resume'))
      } else refuse(errors)
    },
  })
}
