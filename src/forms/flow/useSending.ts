import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/apiError.ts'
import { useLang } from '../../context/language.ts'
import { filledWith } from './draft.ts'
import type { Draft, Receipt } from './flowState.ts'
import { stepsOf } from '../../routes/flows.ts'
import { inLanguage } from '../../routes/href.ts'
import { table } from '../../routes/table.ts'
import type { FormError } from '../errorList.ts'
import { useFlowId, useFlowState } from './flowContext.ts'

interface SendingOptions<Values> {
  /** The values of all steps before anything is typed; the draft fills them. */
  blank: Values
  /** Sends the values under their `Idempotency-Key`. */
  send: (values: Values, key: string) => Promise<Receipt>
  /** Shows the server's messages about fields; returns false where the person can correct none of them. */
  refuse: (errors: FormError[]) => boolean
}

interface Sending {
  start: () => void
  busy: boolean
  /** Why it could not be sent the last time. */
  failure: unknown
}

/**
 * Sends what a flow has gathered, once at a time, and goes on to the complete page with the receipt. What was given stays
 * until then, with its key: the same content sent again is one record.
 */
export function useSending<Values extends Draft>({ blank, send, refuse }: SendingOptions<Values>): Sending {
  const lang = useLang()
  const flow = useFlowId()
  const { stored } = useFlowState()
  const navigate = useNavigate()
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function sendAndGoOn(): Promise<void> {
    const { draft, key: last } = stored.get()
    const key = last || crypto.randomUUID()
    stored.set({ ...stored.get(), key })
    const receipt = { ...(await send(filledWith(blank, draft), key)) }
    stored.set({ ...stored.get(), passed: [], receipt })
    const complete = stepsOf(flow).at(-1)
    if (complete) await navigate(inLanguage(lang, table[complete].path), { replace: true })
    stored.set({ ...stored.initial, receipt })
  }

  async function start(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(null)
    try {
      await sendAndGoOn()
    } catch (error) {
      if (isKeyReused(error)) stored.set({ ...stored.get(), key: '' })
      if (!(error instanceof ApiError && refuse(fieldErrors(error)))) setFailure(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return { start: () => void start(), busy, failure }
}

/** What was sent before under this key was other content, so the next try gets another. */
const isKeyReused = (error: unknown) =>
  error instanceof ApiError && error.problem?.type === '/problems/idempotency-key-reused'

function fieldErrors({ problem }: ApiError): FormError[] {
  return problem?.errors?.map(({ field, message }) => ({ name: field, message })) ?? []
}
