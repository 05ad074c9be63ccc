/** Properties of an imported file that are no mistakes, but that its writer should know. */
import type { Lang } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Line, Mark } from './lines.ts'

/** A note with the first line that it is about. */
export type FileNote = { line: number; message: string }

/** Collects the notes of a file, each once. `see` takes each line, `notes` returns the notes at the end of the file. */
export function createFileNotes(lang: Lang) {
  const texts = backendTexts[lang].fileNotes
  const first = new Map<Mark, number>()
  let isEmpty = true
  return {
    see(line: Line): void {
      isEmpty = false
      if ('mistake' in line) return
      for (const mark of line.marks) if (!first.has(mark)) first.set(mark, line.number)
    },
    notes(): FileNote[] {
      const marks = [...first].map(([mark, line]) => ({ line, message: texts[mark] }))
      return isEmpty ? [{ line: 1, message: texts.empty }, ...marks] : marks
    },
  }
}
