/** Everything that makes a PDF file; loaded when a document is opened, as the library is large. */
import { loadTexts } from '#i18n/load.ts'
import type { Career, Resume } from '#openapi/generated/zod.ts'
import { careerPaper } from './career/careerPaper.ts'
import type { Paper } from './paper.ts'
import { printablePhoto } from './photo.ts'
import { resumePaper } from './resume/resumePaper.ts'
import { loadTypeface } from './type/loadTypeface.ts'
import { type Typeface, missingCharacters } from './type/typeface.ts'
import { writePdf } from './writePdf.ts'

/** A stored document. */
export type Source = { kind: 'resume'; content: Resume } | { kind: 'career'; content: Career }

/** `fonts`: the fonts are loaded, by their part from 0 to 1; `pages`: the file is written. */
export type Progress = { step: 'fonts'; part: number } | { step: 'pages' }

export type MadePdf = {
  paper: Paper
  typeface: Typeface
  file: Blob
  /** Characters that no font has; the document shows a geta mark for each. */
  missing: string[]
  /** The browser could not read the photo, so the document has an empty frame. */
  isPhotoLost: boolean
}

/** Makes the file of a document. Throws `DownloadError` if a font is not loaded, or the reason of the signal. */
export async function makePdf(
  source: Source,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<MadePdf> {
  const text = textOf(source)
  const onFonts = (part: number) => onProgress({ step: 'fonts', part })
  const typeface = await loadTypeface(text, { signal, onProgress: onFonts })
  // The documents are Japanese. A static import would take this dictionary out of the list of those that pages load.
  await loadTexts('ja', ['personOptions'])
  onProgress({ step: 'pages' })
  const photo = source.kind === 'resume' ? source.content.photo : null
  const printed = photo && (await printablePhoto(photo))
  await painted()
  signal.throwIfAborted()
  const paper =
    source.kind === 'resume'
      ? resumePaper(source.content, printed, typeface)
      : careerPaper(source.content, typeface)
  const bytes = await writePdf(paper, typeface)
  signal.throwIfAborted()
  return {
    paper,
    typeface,
    file: new Blob([bytes], { type: 'application/pdf' }),
    missing: missingCharacters(typeface, text),
    isPhotoLost: photo !== null && printed === null,
  }
}

/** All words of a document in one text. */
function textOf({ content }: Source): string {
  return JSON.stringify({ ...content, photo: null })
}

/** Waits until the browser has painted the changes: writing the file blocks it for a moment. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
