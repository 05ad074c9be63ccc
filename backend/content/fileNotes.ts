/** Properties of an imported file that are no mistakes, but that its writer should know. */

import type { Lang } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Line, Mark } from './lines.ts'

/** A note with the first line that it is about. */
export type FileNote = { line: number; message: string }

/** Notes about single lines in a report. */
const LISTED = 1_000
/** Elements in a note. */
const NAMED = 5

/**
 * Collects the notes of a file, those about all lines once. `see` takes each line, `loses` the media that a text of a line is imported
 * without, `fails` a line that is not imported. `notes` returns the notes at the end of the file.
 */
export function createFileNotes(lang: Lang) {
  const texts = backendTexts[lang].fileNotes
  const first = new Map<Mark, number>()
  const lost = new Map<number, FileNote>()
  let isEmpty = true
  return {
    see(line: Line): void {
      isEmpty = false
      if ('mistake' in line) return
      for (const mark of line.marks) if (!first.has(mark)) first.set(mark, line.number)
    },
    loses(line: number, name: string, tags: string[]): void {
      if (tags.length === 0 || lost.size >= LISTED) return
      const named = tags.slice(0, NAMED).map(nameOf)
      const elements = [...named, ...(tags.length > NAMED ? ['…'] : [])]
      lost.set(line, { line, message: texts.removedMedia({ name, elements }) })
    },
    fails: (line: number): void => void lost.delete(line),
    notes(): FileNote[] {
      const marks = [...first].map(([mark, line]) => ({ line, message: texts[mark] }))
      return [...(isEmpty ? [{ line: 1, message: texts.empty }] : []), ...marks, ...lost.values()]
    },
  }
}

/** Returns the name of an element with its address: "img https://cdn.example.com/a.png". */
function nameOf(tag: string): string {
  const [name = ''] = /[a-z]+/i.exec(tag) ?? []
  const [, address = ''] = /\ssrc\s*=\s*["']?([^"'\s>]{1,200})/i.exec(tag) ?? []
  return `${name.toLowerCase()} ${address}`.trim()
}
