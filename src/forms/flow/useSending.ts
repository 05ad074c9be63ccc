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
import { fieldErrors } from '../fieldErrors.ts'
import { useFlowId, useFlowState } from './flowContext.ts'

interface SendingOptions<Values> {
  /** The initial values of all steps; the draft overrides them. */
  blank: Values
  /** The shape of the values, as in `useStep`. */
  sample?: Values
  /** Sends the values under their `Idempotency-Key`. */
  send: (values: Values, key: string) => Promise<Receipt>
  /** Shows the server's field messages; returns false when the person can correct none of them. */
  refuse: (errors: FormError[]) => boolean
}

interface Sending {
  start: () => void
  busy: boolean
  /** The error of the last attempt; null if there is none. */
  failure: unknown
}

/**
 * Sends the values of a flow, one request at a time, and goes to the complete page with the receipt. `FlowLayout` keeps the draft and
 * its key until then, so that a retry of the same content creates one record only.
 */
export function useSending<Values extends Draft>({
  blank,
  sample,
  send,
  refuse,
}: SendingOptions<Values>): Sending {
  const lang = useLang()
  const flow = useFlowId()
  const { stored } = useFlowState()
  const navigate = useNavigate()
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function sendAndGoOn(): Promise<void> {
    const { draft, key: previous } = stored.get()
    const key = previous || crypto.randomUUID()
    stored.set({ ...stored.get(), key })
    const receipt = { ...(await send(filledWith(blank, draft, sample), key)) }
    stored.set({ ...stored.get(), passed: [], receipt })
    const complete = stepsOf(flow).at(-1)
    if (complete) await navigate(inLanguage(lang, table[complete].path), { replace: true })
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

/** Returns true when the key was used for other content; the next attempt then needs a new key. */
const isKeyReused = (error: unknown) =>
  error instanceof ApiError && error.problem?.type === '/problems/idempotency-key-reused'
