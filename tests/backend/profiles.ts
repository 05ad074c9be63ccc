/** Helpers of the tests of the profile. */

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { toBase64 } from '#domain/base64.ts'
import type { TestApp, TestResponse } from '#mocks/test.ts'
import { Profile } from '#openapi/generated/zod.ts'

export const linh = { email: 'linh@example.com', password: 'hashi2026' }

const example = z.object({ value: z.record(z.string(), z.unknown()) })

/** Returns the value of an example of the contract. */
export const exampleOf = (name: string) =>
  example.parse(parse(readFileSync(`openapi/components/examples/${name}.yaml`, 'utf8'))).value

export const update = {
  profile: exampleOf('updateProfile.maria'),
  history: exampleOf('updateWorkingHistory.maria'),
  addition: exampleOf('updateWorkingHistoryAddition.maria'),
}

export const paths = {
  profile: '/applicant/update-profile',
  history: '/applicant/update-working-history',
  addition: '/applicant/update-working-history-addition',
}
export type ProfilePage = keyof typeof paths

/** Sends the example of a page with some fields changed; undefined ones are left out. */
export function change(app: TestApp, page: ProfilePage, changes: object = {}): Promise<TestResponse> {
  return app.call('POST', paths[page], { body: { ...update[page], ...changes } })
}

/** Returns the caller's profile. */
export async function profileOf({ call }: TestApp) {
  return Profile.parse((await call('GET', '/applicant/profile')).body)
}

/** A file as `update-working-history-addition` takes it. */
export const inline = (name: string, content: string) => ({
  name,
  data: toBase64(new TextEncoder().encode(content)),
})
