import type { ApiError } from '../api/apiError.ts'
import { type KeyHeader, type Sending, useSending } from '../api/useSending.ts'
import type { FormError } from './errorList.ts'
import { fieldErrors } from './fieldErrors.ts'
import type { RuleForm } from './useRuleForm.ts'

/** The sending of a form. */
export interface Submit<Values> extends Sending<Values> {
  /** Checks the form and sends it again, with the values typed since the last attempt. */
  retry: () => void
}

/**
 * Sends a form of one page; pass `send` to `Form` as `onValid`. The server's messages about fields are shown at the fields. `errorsOf`
 * returns further failures that belong to a field.
 */
export function useSubmit<Values>(
  form: Pick<RuleForm<Values>, 'refuse' | 'submit'>,
  request: (values: Values, keyed: () => KeyHeader) => Promise<unknown>,
  errorsOf: (error: ApiError) => FormError[] = fieldErrors,
): Submit<Values> {
  const sending = useSending(request, {
    refuse: (error) => {
      const errors = errorsOf(error)
      if (errors.length > 0) form.refuse(errors)
      return errors.length > 0
    },
  })
  return { ...sending, retry: () => void form.submit(sending.send) }
}
