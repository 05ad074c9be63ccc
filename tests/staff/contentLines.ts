/** Lines of imports, made of the examples of the staff contract. */

import * as z from 'zod/mini'
import { examplesOf } from '../contract/contract.ts'
import { staffContract } from './operations.ts'
import type { StaffTest } from './support.ts'

const record = z.record(z.string(), z.unknown())

const bodies = {
  jobs: '/jobs/{externalId}',
  stories: '/stories/{externalId}',
  articles: '/articles/{externalId}',
  advisors: '/advisors/{externalId}',
}
export type Kind = keyof typeof bodies

/** Returns a line of a kind: the example of its contract with changes. */
export function lineOf(kind: Kind, external_id: string, changes: object = {}): Record<string, unknown> {
  const media = staffContract.paths[bodies[kind]]?.put?.requestBody?.content['application/json']
  const [example] = media ? examplesOf(media, staffContract) : []
  const unique = kind === 'articles' ? { slug: external_id } : {}
  return { external_id, ...record.parse(example?.value), ...unique, ...changes }
}

export const report = z.object({
  lines: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  closed: z.number(),
  failed: z.number(),
  missing: z.number(),
  notClosed: z.nullable(z.string()),
  errors: z.array(z.object({ line: z.number(), field: z.string(), message: z.string() })),
  notes: z.array(z.object({ line: z.number(), message: z.string() })),
})

/** Imports lines or a raw body, and returns the report. */
export async function importLines(
  { staff }: Pick<StaffTest, 'staff'>,
  kind: Kind,
  lines: object[] | string | Uint8Array<ArrayBuffer>,
  query = '',
): Promise<z.infer<typeof report>> {
  const body = Array.isArray(lines) ? lines.map((line) => `${JSON.stringify(line)}\n`).join('') : lines
  const answer = await staff('POST', `/imports/${kind}?${query}`, {
    body,
    headers: { 'Content-Type': 'application/x-ndjson' },
  })
  const steps = z.array(record).parse(answer.body)
  return report.parse(steps.at(-1)?.report)
}

export async function exportLines(
  { staff }: Pick<StaffTest, 'staff'>,
  kind: Kind,
): Promise<Record<string, unknown>[]> {
  return z.array(record).parse((await staff('GET', `/exports/${kind}`)).body)
}
