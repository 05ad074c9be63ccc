import { documentFonts } from 'virtual:document-fonts'
import { download } from '#src/lib/download.ts'
import { openFace } from './openFace.ts'
import { type Face, type Typeface, missingCharacters, prepareGlyphs } from './typeface.ts'

type FontName = keyof typeof documentFonts

type Options = { signal: AbortSignal; onProgress: (part: number) => void }

/**
 * Loads the fonts that a text needs: always Latin and the common Japanese characters, the others only where the text has characters of
 * theirs. `onProgress` gets the loaded part of the fonts that are being loaded, from 0 to 1. Throws `DownloadError`.
 */
export async function loadTypeface(text: string, options: Options): Promise<Typeface> {
  const hasGreekOrCyrillic = /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)
  const others = hasGreekOrCyrillic ? (['greekCyrillic'] as const) : []
  const [common, ...western] = await loadFaces(['common', 'latin', ...others], options)
  const japanese = common ? [common] : []
  for (const name of ['level2', 'rare'] as const) {
    const missing = missingCharacters({ western, japanese }, text)
    if (missing.some((character) => /\p{Script=Han}/u.test(character)))
      japanese.push(...(await loadFaces([name], options)))
  }
  prepareGlyphs({ western, japanese }, text)
  return { western, japanese }
}

/** Loads fonts at the same time. */
async function loadFaces(names: FontName[], { signal, onProgress }: Options): Promise<Face[]> {
  const total = names.reduce((sum, name) => sum + documentFonts[name].bytes, 0)
  const loaded = new Map<FontName, number>()
  return Promise.all(
    names.map(async (name) => {
      const onBytes = (bytes: number) => {
        loaded.set(name, bytes)
        onProgress([...loaded.values()].reduce((sum, each) => sum + each, 0) / total)
      }
      return openFace(`hashi-${name}`, await download(documentFonts[name].url, { signal, onBytes }))
    }),
  )
}
