/** Everything that turns a document into sheets. The file and its previews share it, so that they are the same. */

import { loadTexts } from '#i18n/load.ts'
import type { Career, Resume } from '#openapi/generated/zod.ts'
import { careerPaper } from './career/careerPaper.ts'
import { words as careerWords } from './career/look.ts'
import type { Paper } from './paper.ts'
import { words as resumeWords } from './resume/form.ts'
import { resumePaper } from './resume/resumePaper.ts'
import { type Words, loadTypeface } from './type/loadTypeface.ts'
import type { Typeface } from './type/typeface.ts'

export type Source = { kind: 'resume'; content: Resume } | { kind: 'career'; content: Career }

type Options = { signal: AbortSignal; onProgress?: (part: number) => void }

/** Loads the fonts and words that a document needs. Throws `DownloadError`. */
export async function loadForLayout(source: Source, options: Options): Promise<Typeface> {
  // The documents are Japanese. A static import would take this dictionary out of the list of those that pages load.
  const [typeface] = await Promise.all([
    loadTypeface(wordsOf(source), options),
    loadTexts('ja', ['personOptions']),
  ])
  return typeface
}

/** Lays out a document. `photo` is the `data:` address of the picture of a resume. */
export function layOut(source: Source, photo: string | null, typeface: Typeface): Paper {
  return source.kind === 'resume'
    ? resumePaper(source.content, photo, typeface)
    : careerPaper(source.content, typeface)
}

/** Returns all words of a document, and the bold ones. */
export function wordsOf(source: Source): Words {
  const text = JSON.stringify({ ...source.content, photo: null })
  if (source.kind === 'resume') return { text, bold: Object.values(resumeWords).join('') }
  const names = source.content.companies.flatMap(({ companyName, projects }) => [
    companyName,
    ...projects.map(({ title }) => title),
  ])
  return { text, bold: [...Object.values(careerWords), ...names].join('') }
}
