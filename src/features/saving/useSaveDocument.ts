import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { FormError } from '#src/forms/errorList.ts'
import { useSendFlow } from '#src/forms/flow/useSendFlow.ts'
import type { Draft, Receipt } from '#src/routes/flowState.ts'
import { useMerge } from './useMerge.ts'

interface SaveDocumentOptions<Stored, Error, Key extends QueryKey, Values> {
  /** The values that the form started with. */
  start: Values
  /** The shape of the values, as in `useStep`. */
  sample: Values
  /** Loads the stored document. */
  query: FetchQueryOptions<Stored, Error, Stored, Key>
  /** Returns the form's values of a document that was saved before. */
  valuesOf: (stored: Stored) => Values
  save: (values: Values) => Promise<unknown>
  /** The data of the complete page. */
  receipt: Receipt
  /** Shows the server's field messages. */
  refuse: (errors: FormError[]) => void
}

/** Saves a document, merged with changes of other fields from elsewhere, and opens the complete page of its flow. */
export function useSaveDocument<
  Stored extends { createdDate: string | null },
  Error,
  Key extends QueryKey,
  Values extends Draft,
>({
  start,
  sample,
  query,
  valuesOf,
  save,
  receipt,
  refuse,
}: SaveDocumentOptions<Stored, Error, Key, Values>) {
  const queryClient = useQueryClient()
  const merge = useMerge({
    start,
    query,
    valuesOf: (stored) => (stored.createdDate === null ? start : valuesOf(stored)),
  })
  return useSendFlow({
    blank: start,
    sample,
    send: async (values) => {
      const merged = await merge(values)
      try {
        await save(merged)
      } catch (error) {
        // The server may have saved it all the same. The other step must not start from the version before.
        void queryClient.invalidateQueries({ queryKey: query.queryKey })
        throw error
      }
      return receipt
    },
    refuse: (errors) => {
      refuse(errors)
      return errors.length > 0
    },
  })
}
