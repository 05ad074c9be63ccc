/** Helpers of the tests that send entries. */

import * as z from 'zod/mini'
import { entryRequest } from '#domain/forms/entryRequest.ts'
import { filledEntry } from '#domain/forms/samples.ts'
import type { TestResponse, TestApp, TestCall } from '#mocks/test.ts'

export const KEY = '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77'

/** The parts of a form by name. Lists are repeated parts, objects are JSON, undefined values are left out. */
export type Parts = Record<string, unknown>

/** A filled entry as multipart, with some parts changed. */
export const entryForm = (changes: Parts = {}) => formOf({ ...entryRequest(filledEntry), ...changes })

export function formOf(parts: Parts): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    for (const part of [value].flat()) append(form, name, part)
  }
  return form
}

function append(form: FormData, name: string, part: unknown): void {
  if (part === undefined) return
  if (part instanceof File) form.append(name, part)
  else form.append(name, typeof part === 'string' ? part : JSON.stringify(part))
}

type Sending = TestCall & { key?: string }

/** Sends an entry, under a new key unless one is given. */
export function enter(app: TestApp, changes: Parts = {}, sending: Sending = {}): Promise<TestResponse> {
  return post(app, '/entry', entryForm(changes), sending)
}

export function post(
  { call }: TestApp,
  path: string,
  body: unknown,
  { key = crypto.randomUUID(), headers, ...rest }: Sending = {},
): Promise<TestResponse> {
  return call('POST', path, { ...rest, body, headers: { 'Idempotency-Key': key, ...headers } })
}

const problem = z.object({ errors: z.array(z.object({ field: z.string(), rule: z.string() })) })

/** Returns the invalid fields of a 422 with their rules. */
export function brokenRules({ status, body }: TestResponse): Record<string, string> {
  if (status !== 422) throw new Error(`Status ${status}: ${JSON.stringify(body)}`)
  return Object.fromEntries(problem.parse(body).errors.map(({ field, rule }) => [field, rule]))
}

const receipt = z.object({ id: z.number() })

/** Returns the id of the created record. */
export function idOf({ status, body }: TestResponse): number {
  if (status !== 201) throw new Error(`Status ${status}: ${JSON.stringify(body)}`)
  return receipt.parse(body).id
}
