import { type KeyHeader, useSending } from '../../api/useSending.ts'
import { isDocument, stepsOf } from '../../routes/flows.ts'
import type { Draft, Receipt } from '../../routes/flowState.ts'
import { table } from '../../routes/table.ts'
import { useNextPage } from '../../routes/useNextPage.ts'
import type { FormError } from '../errorList.ts'
import { fieldErrors } from '../fieldErrors.ts'
import { filledWith, isSame } from './draft.ts'
import { useFlowId, useFlowState } from './flowContext.ts'

interface SendFlowOptions<Values> {
  /** The initial values of all steps; the draft overrides them. */
  blank: Values
  /** The shape of the values, as in `useStep`. */
  sample?: Values
  /** Sends the values. `keyed` returns the header with the key of the draft. */
  send: (values: Values, keyed: () => KeyHeader) => Promise<Receipt>
  /** Shows the server's field messages; returns false when the person can correct none of them. */
  refuse: (errors: FormError[]) => boolean
}

interface SendFlow {
  start: () => void
  busy: boolean
  /** The error of the last attempt; null without an error. */
  failure: unknown
}

/**
 * Sends the values of a flow and opens the complete page with the receipt. The flow's state contains the draft and its key until then, so
 * that a retry of the same content creates one record only, even after a reload.
 */
export function useSendFlow<Values extends Draft>({
  blank,
  sample,
  send,
  refuse,
}: SendFlowOptions<Values>): SendFlow {
  const flow = useFlowId()
  const { stored } = useFlowState()
  const steps = stepsOf(flow)
  const next = useNextPage(steps)
  const sending = useSending<void>(
    async (_, keyed) => {
      const current = () => filledWith(blank, stored.get().draft, sample)
      const values = current()
      const receipt = { ...(await send(values, keyed)) }
      // Leaving has cleared the state. Changes made while a document was saved stay, to be saved next.
      if (!next.isHere() || (isDocument(flow) && !isSame(current(), values))) return
      stored.set({ ...stored.get(), passed: [], receipt })
      const complete = steps.at(-1)
      if (complete) await next.open(table[complete].path, { replace: true })
    },
    {
      refuse: (error) => !next.isHere() || refuse(fieldErrors(error)),
      keys: {
        get: () => stored.get().key,
        set: (_, key) => stored.set({ ...stored.get(), key }),
      },
    },
  )
  return { start: () => void sending.send(), busy: sending.busy, failure: sending.failure }
}
