import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Persistence } from './persistence.ts'

const schema = z.object({ format: z.string(), texts: z.record(z.string(), z.string()) })

/** Before the format was a text, it was a number. */
const anyVersion = z.object({ format: z.union([z.string(), z.number()]) })

/**
 * Returns persistences by name that share a file. Each change is written at once, to a new file that replaces the old one, so that a killed
 * process leaves a whole file. `format` names the shape of the texts. Throws for a file of another format, or of another program, and never
 * overwrites it.
 */
export function filePersistences(file: string, format: string): (name: string) => Persistence {
  const texts = existsSync(file) ? readTexts(file, format) : {}
  return (name) => ({
    load: () => texts[name] ?? null,
    save(text) {
      texts[name] = text
      const next = `${file}.next`
      writeFileSync(next, JSON.stringify({ format, texts }))
      renameSync(next, file)
    },
  })
}

function readTexts(file: string, format: string): Record<string, string> {
  const saved = parse(file)
  const present = schema.safeParse(saved)
  if (present.success && present.data.format === format) return present.data.texts
  const other = anyVersion.safeParse(saved)
  if (!other.success || other.data.format === format)
    throw new Error(`${file} is no file of the mock. Delete it, or name another with --persist.`)
  throw new Error(
    `${file} has the format "${other.data.format}" of another version of the mock; this one reads "${format}".\n` +
      'Delete the file to start over, or name another with --persist.',
  )
}

/** Returns null for a text that is no JSON. */
function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
