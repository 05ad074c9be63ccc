/** Shared helpers of the tests of applications and recommendations. */

import type * as z from 'zod/mini'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { type TestApp, type TestResponse, createTestApp } from '#mocks/test.ts'
import { Process, ProcessList } from '#openapi/generated/zod.ts'
import { logIn } from './support.ts'

export const linh = { email: 'linh@example.com', password: SAMPLE_PASSWORD }

/** The day of the contract's examples, and their time of answering recommendations. */
export const EXAMPLE_NOW = new Date('2026-11-21T09:12:00+09:00')

/** An app with maria logged in. */
export async function mariasApp(now = EXAMPLE_NOW): Promise<TestApp> {
  const app = await createTestApp({ now })
  await logIn(app)
  return app
}

type Answer = { process_id: number; action: string; contents?: string; reasons?: string[] }

/** Answers a recommendation, with a key of its own if none is given. */
export function answer(
  { call }: TestApp,
  body: Answer,
  key: string = crypto.randomUUID(),
): Promise<TestResponse> {
  return call('POST', '/process/change-status', { body, headers: { 'Idempotency-Key': key } })
}

export function apply(
  { call }: TestApp,
  job_ids: unknown[],
  { contents, key = crypto.randomUUID() }: { contents?: string; key?: string } = {},
): Promise<TestResponse> {
  return call('POST', '/process/apply', { body: { job_ids, contents }, headers: { 'Idempotency-Key': key } })
}

export async function recommendation({ call }: TestApp, id: number): Promise<z.output<typeof Process>> {
  return Process.parse((await call('GET', `/process/recommend/${id}`)).body)
}

export async function listOf({ call }: TestApp, path: string): Promise<z.output<typeof ProcessList>> {
  return ProcessList.parse((await call('GET', path)).body)
}
