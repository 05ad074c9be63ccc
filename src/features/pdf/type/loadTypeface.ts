import { documentFonts } from 'virtual:document-fonts'
import { download } from '#src/lib/download.ts'
import { openFace } from './openFace.ts'
import {
  type Face,
  type Faces,
  type Typeface,
  missingCharacters,
  prepareGlyphs,
  typefaceOf,
} from './typeface.ts'

type FontName = keyof typeof documentFonts

/** The words of a document, and those that are set in bold type. */
export type Words = { text: string; bold: string }

type Options = { signal: AbortSignal; onProgress?: (part: number) => void }

const opened = new Map<FontName, Face>()

/**
 * Loads the fonts that a document needs: always Latin and the common Japanese characters, and the bold words of the forms; the others only
 * where the document has characters of theirs. A font that was loaded before is used again. `onProgress` gets the loaded part of the fonts
 * that are being loaded, from 0 to 1. Throws `DownloadError`.
 */
export async function loadTypeface({ text, bold }: Words, options: Options): Promise<Typeface> {
  const first = await loadFaces(
    [
      'common',
      'wordsBold',
      'latin',
      'latinBold',
      ...(hasGreekOrCyrillic(text) ? (['greekCyrillic'] as const) : []),
      ...(hasGreekOrCyrillic(bold) ? (['greekCyrillicBold'] as const) : []),
    ],
    options,
  )
  const regular = pick(first, ['common'], ['latin', 'greekCyrillic'])
  const strong = pick(first, ['wordsBold'], ['latinBold', 'greekCyrillicBold'])
  await addFaces(regular, ['level2', 'rare'], text, options)
  await addFaces(strong, ['commonBold', 'level2Bold', 'rareBold'], bold, options)
  const typeface = typefaceOf(regular, strong)
  prepareGlyphs(typeface, text + bold)
  return typeface
}

const hasGreekOrCyrillic = (text: string) => /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)

function pick(faces: Map<FontName, Face>, japanese: FontName[], western: FontName[]): Faces {
  const named = (names: FontName[]) => names.flatMap((name) => faces.get(name) ?? [])
  return { western: named(western), japanese: named(japanese) }
}

/** Adds the fonts in turn, as long as the text has Japanese characters that none has. */
async function addFaces(faces: Faces, names: FontName[], text: string, options: Options): Promise<void> {
  for (const name of names) {
    if (!missingCharacters(faces, text).some(isJapanese)) return
    const [face] = (await loadFaces([name], options)).values()
    if (face) faces.japanese.push(face)
  }
}

const isJapanese = (character: string) => /[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u.test(character)

/** Loads fonts at the same time. */
async function loadFaces(names: FontName[], options: Options): Promise<Map<FontName, Face>> {
  const { signal, onProgress = () => {} } = options
  const total = names.reduce((sum, name) => sum + documentFonts[name].bytes, 0)
  const loaded = new Map<FontName, number>()
  const entries = names.map(async (name): Promise<[FontName, Face]> => {
    const onBytes = (bytes: number) => {
      loaded.set(name, bytes)
      onProgress([...loaded.values()].reduce((sum, each) => sum + each, 0) / total)
    }
    const known = opened.get(name)
    if (known) {
      onBytes(documentFonts[name].bytes)
      return [name, known]
    }
    const bytes = await download(documentFonts[name].url, { signal, onBytes })
    const face = openFace(`hashi-${name}`, bytes)
    opened.set(name, face)
    return [name, face]
  })
  return new Map(await Promise.all(entries))
}
