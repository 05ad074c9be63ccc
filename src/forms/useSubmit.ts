import { useRef, useState } from 'react'
import { ApiError } from '../api/apiError.ts'
import type { FormError } from './errorList.ts'
import { fieldErrors } from './fieldErrors.ts'
import type { RuleForm } from './useRuleForm.ts'

interface Submit<Values> {
  /** Sends the values; pass it to `Form` as `onValid`. */
  send: (values: Values) => Promise<void>
  busy: boolean
  /** The error of the last attempt, unless its fields show it; null if there is none. */
  failure: unknown
  /** Sends the same values again. */
  retry: () => void
}

/**
 * Sends a form of one page, one request at a time. The server's messages about fields are shown at the fields. `errorsOf` returns further
 * failures that belong to a field.
 */
export function useSubmit<Values>(
  form: RuleForm,
  request: (values: Values) => Promise<unknown>,
  errorsOf: (error: ApiError) => FormError[] = fieldErrors,
): Submit<Values> {
  const isSending = useRef(false)
  const last = useRef<Values>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function send(values: Values): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    last.current = values
    setBusy(true)
    setFailure(null)
    try {
      await request(values)
    } catch (error) {
      const errors = error instanceof ApiError ? errorsOf(error) : []
      if (errors.length > 0) form.refuse(errors)
      else setFailure(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const retry = () => {
    if (last.current !== null) void send(last.current)
  }
  return { send, busy, failure, retry }
}
