import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Persistence } from './persistence.ts'

const schema = z.object({ format: z.string(), texts: z.record(z.string(), z.string()) })

/**
 * Returns persistences by name that share a file. Each change is written at once, to a new file that replaces the old one, so that a
 * killed process leaves a whole file. `format` names the shape of the texts. Throws for a file of another format, and for one that this
 * function has not written: what a person has asked to keep is never replaced in silence.
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
  if (saved.format === format) return saved.texts
  throw new Error(`${file} is of another version of the mock. Delete it, or name another.`)
}

function parse(file: string): z.output<typeof schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} is no file of the mock. Delete it, or name another.`, { cause: error })
  }
}
