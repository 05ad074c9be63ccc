/**
 * The fonts of the PDF documents, split so that most documents load two small ones: Latin letters, and the common Japanese characters.
 * Greek and Cyrillic have files of their own for another reason, too: some of their letters share a glyph with a Latin letter, and a font
 * in a PDF file maps each glyph to one character. Text copied from the file would have the wrong script.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { level1, level2 } from './japaneseSets.ts'

const { resolve } = createRequire(import.meta.url)
const western = resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf')
const japanese = resolve('@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf')

/** The licences of both fonts (SIL Open Font License), which require a copy beside the fonts. */
const licences = [
  resolve('@expo-google-fonts/source-serif-4/LICENSE_FONT'),
  resolve('@expo-google-fonts/noto-serif-jp/LICENSE_FONT'),
]

export const documentFontNames = ['latin', 'greekCyrillic', 'common', 'level2', 'rare'] as const

type DocumentFontName = (typeof documentFontNames)[number]

type DocumentFonts = Record<DocumentFontName, Uint8Array<ArrayBuffer>> & { licence: string }

/** Reads the fonts and divides them. Every character of a font is in one of its parts. */
export async function readDocumentFonts(): Promise<DocumentFonts> {
  const [westernFont, japaneseFont] = await Promise.all([readFile(western), readFile(japanese)])
  const letters = charactersOf(westernFont)
  const characters = charactersOf(japaneseFont)
  const isKnown = (character: string) => level1.has(character) || level2.has(character)
  return {
    latin: await part(
      westernFont,
      letters.filter((letter) => !isGreekOrCyrillic(letter)),
      positions,
    ),
    greekCyrillic: await part(westernFont, letters.filter(isGreekOrCyrillic), positions),
    // Only kanji are in the other parts, so other scripts never need these.
    common: await part(
      japaneseFont,
      characters.filter((each) => level1.has(each) || !isKanji(each)),
      plain,
    ),
    level2: await part(
      japaneseFont,
      characters.filter((each) => level2.has(each)),
      plain,
    ),
    rare: await part(
      japaneseFont,
      characters.filter((each) => isKanji(each) && !isKnown(each)),
      plain,
    ),
    licence: (await Promise.all(licences.map((file) => readFile(file, 'utf8')))).join('\n\n'),
  }
}

const isGreekOrCyrillic = (character: string) => /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character)
const isKanji = (character: string) => /\p{Script=Han}/u.test(character)

function charactersOf(bytes: Buffer): string[] {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('A collection of fonts')
  return font.characterSet.map((code) => String.fromCodePoint(code))
}

/** Preserves the features that move glyphs. Removes features that replace glyphs: text extraction would return another letter. */
const positions = { noHinting: true, noLayoutClosure: true, keepFeatures: ['kern', 'mark', 'mkmk'] }

/** Japanese is set without kerning. */
const plain = { noHinting: true, noLayoutClosure: true, keepFeatures: [] }

/** Returns a font with some of the characters. */
async function part(font: Buffer, characters: string[], options: object): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await subsetFont(font, characters.join(''), options))
}
