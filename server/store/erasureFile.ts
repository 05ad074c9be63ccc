import { open, readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { ErasureNotes, NotedErasure } from '#backend/ports/erasureNotes.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { reasonOf } from './unavailable.ts'

const noted = z.strictObject({ id: z.int(), createdAt: z.iso.datetime(), erasedAt: z.iso.datetime() })

/**
 * The list of erasures as JSON Lines in a file of the owner. Several processes may add to it, and the files of several folders can be joined.
 * A line begins with a line break, so that a line that a power failure has cut does not damage the next one.
 */
export function createErasureFile(path: string): ErasureNotes {
  return {
    async add(erasure) {
      try {
        const file = await open(path, 'a', 0o600)
        try {
          await file.writeFile(`\n${JSON.stringify(erasure)}`)
          await file.sync()
        } finally {
          await file.close()
        }
      } catch (error) {
        throw unusable(path, error)
      }
    },
    async all() {
      const lines = (await contentOf(path)).split('\n')
      return lines.flatMap((line, index) => (line.trim() === '' ? [] : parsed(path, line, index + 1)))
    },
  }
}

async function contentOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw unusable(path, error)
  }
}

function parsed(path: string, line: string, number: number): NotedErasure[] {
  const { data } = noted.safeParse(valueOf(line))
  if (data) return [data]
  console.error(`${path}, line ${number} is no erasure and is ignored`)
  return []
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const unusable = (path: string, error: unknown) =>
  new Unavailable(`The list of erasures ${path} cannot be used: ${reasonOf(error)}`, { cause: error })
