/** The file with the facts of the company (`HASHI_COMPANY`). */

import { readFileSync } from 'node:fs'
import type * as z from 'zod'
import { type Company, companySchema } from '#domain/company.ts'

export type ReadCompany = { company: Company; mistakes: [] } | { company: null; mistakes: string[] }

const EXAMPLE = 'docs/company.example.json is an example'

/** Reads the file. Returns the facts, or all its mistakes, each with its field. */
export function readCompany(path: string): ReadCompany {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { company: null, mistakes: [`must be the path of a JSON file (${reason}); ${EXAMPLE}`] }
  }
  const result = companySchema.safeParse(value)
  if (result.success) return { company: result.data, mistakes: [] }
  return { company: null, mistakes: result.error.issues.flatMap((issue) => mistakesOf(issue, value)) }
}

function mistakesOf(issue: z.core.$ZodIssue, file: unknown): string[] {
  const at = (...more: PropertyKey[]) => [...issue.path, ...more].join('.')
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${at(key)} is not a known field`)
  const where = at()
  if (where === '') return [`must be a JSON object; ${EXAMPLE}`]
  return [valueAt(file, issue.path) === undefined ? `${where} is missing` : `${where} ${messageOf(issue)}`]
}

const messageOf = ({ message, code }: z.core.$ZodIssue) =>
  code === 'invalid_type' && !message.startsWith('must') ? 'has the wrong type' : message

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  )
}
