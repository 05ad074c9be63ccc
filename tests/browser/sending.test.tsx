import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ApiError } from '#src/api/apiError.ts'
import { type KeyHeader, useSending } from '#src/api/useSending.ts'
import { createQueryClient } from '#src/app/queryClient.ts'

type Values = { text: string }

const reused = { type: '/problems/idempotency-key-reused', title: '', detail: 'The key was used' }
const invalid = { type: '/problems/validation', title: '', detail: 'Invalid', errors: [] }

/** Sends to a server that answers in turn, and records the received keys. */
async function sender(...answers: (() => Promise<unknown>)[]) {
  const keys: string[] = []
  const refuse = vi.fn((error: ApiError) => error.status === 422)
  const request = async (_: Values, keyed: () => KeyHeader) => {
    keys.push(keyed()['Idempotency-Key'])
    await answers[keys.length - 1]?.()
  }
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MemoryRouter>
  )
  const { result, act } = await renderHook(() => useSending<Values>(request, { refuse }), { wrapper })
  return { keys, refuse, client, state: () => result.current, act }
}

const fail =
  (status: number, problem: ConstructorParameters<typeof ApiError>[1] = null) =>
  () =>
    Promise.reject(new ApiError(status, problem))

test('one request runs at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { keys, state, act } = await sender(() => promise)
  await act(async () => void state().send({ text: 'a' }))
  await expect.poll(() => state().busy).toBe(true)
  await act(() => state().send({ text: 'a' }))
  expect(keys).toHaveLength(1)
  await act(() => resolve())
  await expect.poll(() => state().busy).toBe(false)
})

test('a retry sends the same values with the same key; other values and a sent content get another key', async () => {
  const { keys, state, act } = await sender(fail(0), fail(503))
  await act(() => state().send({ text: 'a' }))
  expect(state().failure).toMatchObject({ status: 0 })
  await act(() => state().send({ text: 'a' }))
  await expect.poll(() => state().failure).toMatchObject({ status: 503 })
  expect(keys[1]).toBe(keys[0])
  await act(() => state().send({ text: 'b' }))
  expect(state().failure).toBeNull()
  await act(() => state().send({ text: 'b' }))
  expect(new Set(keys).size).toBe(3)
})

test('a key that the server knows with other content is replaced', async () => {
  const { keys, state, act } = await sender(fail(409, reused))
  await act(() => state().send({ text: 'a' }))
  expect(state().failure).toMatchObject({ status: 409 })
  await act(() => state().send({ text: 'a' }))
  await expect.poll(() => keys).toHaveLength(2)
  expect(keys[1]).not.toBe(keys[0])
})

test('an error that is shown at a field is no failure, and no sent value is stored', async () => {
  const { refuse, client, state, act } = await sender(fail(422, invalid))
  await act(() => state().send({ text: 'a' }))
  expect(refuse).toHaveBeenCalledOnce()
  expect(state()).toMatchObject({ busy: false, failure: null })
  expect(client.getDefaultOptions().mutations?.gcTime).toBe(0)
})
