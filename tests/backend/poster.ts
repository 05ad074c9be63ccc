import { API_BASE, createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import type { TestApp } from '#mocks/test.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { KEY } from './entries.ts'

export type Post = (
  id: OperationId,
  body: BodyInit,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: unknown }>

/**
 * Returns a function that sends a body as it is to an operation, with the app's session where the operation needs one. Each call has its own
 * network address, so that no rate limit applies.
 */
export function createPost({ env, jar }: TestApp): Post {
  const api = createApp(env)
  let callers = 0
  return async (id, body, headers = {}) => {
    const path = operations[id].path.replace('{id}', '1')
    const request = new Request(`http://localhost${API_BASE}${path}`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'hashi', 'Idempotency-Key': KEY, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
    callers += 1
    const { response } = await callApp(api, {
      request,
      // A login with the cookies of another session would end that session.
      cookies: operations[id].secured ? Object.fromEntries(jar) : {},
      address: `192.0.${Math.floor(callers / 250)}.${callers % 250}`,
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
}
