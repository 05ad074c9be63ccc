import { isRecord } from '#domain/record.ts'
import { sha256 } from './crypto.ts'

/** The length of a version in hexadecimal digits: 64 bits, so two versions of one thing never meet by chance. */
const DIGITS = 16

/** Returns a short text that changes whenever a value does, independent of the order of its keys. */
export async function versionOf(value: object): Promise<string> {
  return (await sha256(JSON.stringify(sorted(value)))).slice(0, DIGITS)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  )
}
