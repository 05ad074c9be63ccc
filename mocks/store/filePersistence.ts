import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Persistence } from './persistence.ts'

const schema = z.object({ format: z.literal(1), texts: z.record(z.string(), z.string()) })

/**
 * Returns persistences by name that share a file. Each change is written at once, to a new file that replaces the old one, so that a
 * killed process leaves a whole file. Throws for a file that this function has not written.
 */
export function filePersistences(file: string): (name: string) => Persistence {
  const texts = existsSync(file) ? readTexts(file) : {}
  return (name) => ({
    load: () => texts[name] ?? null,
    save(text) {
      texts[name] = text
      const next = `${file}.next`
      writeFileSync(next, JSON.stringify({ format: 1, texts }))
      renameSync(next, file)
    },
  })
}

function readTexts(file: string): Record<string, string> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8'))).texts
  } catch (error) {
    throw new Error(`${file} is no file of the mock. Delete it, or name another.`, { cause: error })
  }
}
