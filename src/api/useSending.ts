import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIsLeft } from '../lib/useIsLeft.ts'
import { ApiError } from './apiError.ts'

/** Stores the `Idempotency-Key` of a content until it is sent; '' without a key. */
export interface KeyStore<Values> {
  get: (values: Values) => string
  set: (values: Values, key: string) => void
}

/** The header that lets the server recognise a repeated request. */
export type KeyHeader = { 'Idempotency-Key': string }

interface SendingOptions<Values> {
  /** Shows an error where the person can correct it, as at a field. Returns false if that is not possible. */
  refuse?: (error: ApiError) => boolean
  /** The storage of a key that must survive this component. */
  keys?: KeyStore<Values>
}

export interface Sending<Values> {
  /** Sends the values; does nothing while another request runs, or when another page is about to be shown. */
  send: (values: Values) => Promise<void>
  busy: boolean
  /** The error of the last attempt, unless `refuse` shows it; null without an error. */
  failure: unknown
}

/** The key of all mutations that send a form. */
export const sendingKey = ['sending']

/**
 * Sends values with a mutation of the generated client, one request at a time. `keyed` returns the header for an operation with an
 * `Idempotency-Key`: the same values have the same key until they are sent, so that a retry has no second effect.
 */
export function useSending<Values>(
  request: (values: Values, keyed: () => KeyHeader) => Promise<unknown>,
  { refuse = () => false, keys: given }: SendingOptions<Values> = {},
): Sending<Values> {
  const own = useKeys<Values>()
  const keys = given ?? own
  const isSending = useRef(false)
  const isLeft = useIsLeft()
  const { mutateAsync, isPending, error } = useMutation<void, unknown, { values: Values }>({
    mutationKey: sendingKey,
    mutationFn: async ({ values }) => {
      try {
        await request(values, () => ({ 'Idempotency-Key': keyOf(values) }))
        own.set(values, '')
      } catch (thrown) {
        if (isKeyReused(thrown)) keys.set(values, '')
        if (!(thrown instanceof ApiError && refuse(thrown))) throw thrown
      }
    },
  })

  function keyOf(values: Values): string {
    const key = keys.get(values) || crypto.randomUUID()
    keys.set(values, key)
    return key
  }

  async function send(values: Values): Promise<void> {
    if (isSending.current || isLeft()) return
    isSending.current = true
    try {
      await mutateAsync({ values })
    } catch {
      // `failure` has the error.
    } finally {
      isSending.current = false
    }
  }

  return { send, busy: isPending, failure: error }
}

/** Stores the key of the last content until its component unmounts. */
function useKeys<Values>(): KeyStore<Values> {
  const last = useRef({ content: '', key: '' })
  return {
    get: (values) => (last.current.content === JSON.stringify(values) ? last.current.key : ''),
    set: (values, key) => {
      last.current = { content: JSON.stringify(values), key }
    },
  }
}

/** Returns true when the server knows the key with other content; the next attempt then needs a new key. */
const isKeyReused = (error: unknown) =>
  error instanceof ApiError && error.problem?.type === '/problems/idempotency-key-reused'
