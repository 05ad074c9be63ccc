/** Everything that makes a PDF file; loaded when a document is opened, as the library is large. */

import { type Source, layOut, loadForLayout, wordsOf } from './layOut.ts'
import type { Paper } from './paper.ts'
import { printablePhoto } from './photo.ts'
import { type Typeface, missingCharacters } from './type/typeface.ts'
import { writePdf } from './writePdf.ts'

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
  const typeface = await loadForLayout(source, {
    signal,
    onProgress: (part) => onProgress({ step: 'fonts', part }),
  })
  onProgress({ step: 'pages' })
  const photo = source.kind === 'resume' ? source.content.photo : null
  const printed = photo && (await printablePhoto(photo))
  await painted()
  signal.throwIfAborted()
  const paper = layOut(source, printed, typeface)
  const bytes = await writePdf(paper, typeface)
  signal.throwIfAborted()
  return {
    paper,
    typeface,
    file: new Blob([bytes], { type: 'application/pdf' }),
    missing: missingCharacters(typeface, wordsOf(source).text),
    isPhotoLost: photo !== null && printed === null,
  }
}

/** Waits until the browser has painted the changes: writing the file blocks it for a moment. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
