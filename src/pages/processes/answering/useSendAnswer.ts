import { ApiError } from '#src/api/apiError.ts'
import { namedProcess } from '#src/api/processes.ts'
import type { KeyHeader } from '#src/api/useSending.ts'
import { useLang } from '#src/context/language.ts'
import type { RuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import type { AnsweringDialog } from './useAnswering.ts'

type SendAnswer<Values> = Omit<AnsweringDialog, 'onClose'> & {
  form: RuleForm<Values>
  call: (values: Values, headers: KeyHeader) => Parameters<typeof namedProcess>[1]
  /** Removes the stored text of the answer, when it has been sent. */
  drop: () => void
}

/** Sends an answer with `call`. A response 409 is given to `onRefused`. */
export function useSendAnswer<Values>({ form, call, drop, onStored, onRefused }: SendAnswer<Values>) {
  const lang = useLang()
  return useSubmit<Values>(form, async (values, keyed) => {
    try {
      const after = await namedProcess(lang, call(values, keyed()))
      drop()
      onStored(after)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409 && error.problem)) throw error
      onRefused(error.problem.detail)
    }
  })
}
