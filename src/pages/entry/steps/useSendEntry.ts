import { useNavigate } from 'react-router'
import { blankEntry } from '#domain/forms/blanks.ts'
import { experienceStep, filesStep, personStep } from '#domain/forms/entry.ts'
import { entryRequest, isComplete } from '#domain/forms/entryRequest.ts'
import { ApiError } from '#src/api/apiError.ts'
import { useCreateEntry } from '#src/api/entry.ts'
import type { KeyHeader } from '#src/api/useSending.ts'
import { useLang } from '#src/context/language.ts'
import { useCaptcha } from '#src/features/captcha/captcha.ts'
import { useChosenJobs } from '#src/features/favorites/entryStore.ts'
import type { FormError } from '#src/forms/errorList.ts'
import { withValues } from '#src/forms/flow/draft.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { serverErrors } from '#src/forms/flow/serverErrors.ts'
import { useSendFlow } from '#src/forms/flow/useSendFlow.ts'
import { fromLink } from '#src/lib/fromLink.ts'
import type { KeptReceipt } from '#src/routes/flowState.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useEntryValues } from '../draft/useEntryValues.ts'
import { noteTaken } from '../fields/emailCheck.ts'

/** The steps with a form, and their fields. */
const steps = [
  { id: 'entry', fields: personStep().shape },
  { id: 'entryFiles', fields: filesStep.shape },
  { id: 'entryExperience', fields: experienceStep.shape },
] as const

/** Sends the entry with its jobs. */
export function useSendEntry() {
  const lang = useLang()
  const href = useHref()
  const navigate = useNavigate()
  const { getToken } = useCaptcha()
  const values = useEntryValues()
  const jobIds = useChosenJobs()
  const { stored } = useFlowState()
  const { mutateAsync: createEntry } = useCreateEntry()

  async function send(_: unknown, keyed: () => KeyHeader): Promise<KeptReceipt> {
    const captcha_token = await getToken('entry')
    const request = entryRequest({ ...values, fromLink: fromLink() }, { job_ids: jobIds, captcha_token })
    // Each step has validated its values, but a draft changed in the storage may lack some.
    if (!isComplete(request)) throw new Error('The entry lacks required values')
    const sent = createEntry({ lang, data: request, headers: keyed() })
    const { id, email, job_ids, closed } = await sent.catch(emailTaken)
    return { id, email, jobIds: job_ids, closedIds: closed.map(({ job_id }) => job_id) }
  }

  /** Turns a 409 about the address into a field error. */
  function emailTaken(error: unknown): never {
    if (!(error instanceof ApiError) || error.problem?.type !== '/problems/email-taken') throw error
    noteTaken(values.email)
    const errors = [{ field: 'email', rule: 'validateEmail', message: error.problem.detail }]
    throw new ApiError(error.status, { ...error.problem, errors })
  }

  /** Opens the first step with a server error. */
  function refuse(errors: FormError[]): boolean {
    const step = stepOf(errors)
    if (!step) return false
    serverErrors('entry').set(errors.filter((error) => stepOf([error]) === step))
    void navigate(href(step))
    return true
  }

  const { start, ...sending } = useSendFlow({ blank: blankEntry, send, refuse })

  /** Stores the jobs in the draft, as other jobs are other content and need a new key. */
  function startWithJobs(): void {
    stored.set(withValues(stored.get(), 'entryConfirm', { job_ids: jobIds }, { job_ids: [] }))
    start()
  }

  return { ...sending, start: startWithJobs }
}

/** Returns the first step that has one of the errors. */
function stepOf(errors: FormError[]) {
  const names = errors.map(({ name }) => name.split('.')[0] ?? '')
  return steps.find(({ fields }) => names.some((name) => name in fields))?.id
}
