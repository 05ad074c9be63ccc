/**
 * The fonts of the PDF documents, split so that most documents load few small ones: Latin letters, and the common Japanese characters.
 * Greek and Cyrillic have files of their own for another reason, too: some of their letters share a glyph with a Latin letter, and a font
 * in a PDF file maps each glyph to one character. Text copied from the file would have the wrong script.
 */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { words as careerWords } from '#src/features/pdf/career/look.ts'
import { words as resumeWords } from '#src/features/pdf/resume/form.ts'
import { level1, level2 } from './japaneseSets.ts'

const { resolve } = createRequire(import.meta.url)
const western = '@expo-google-fonts/source-serif-4'
const japanese = '@expo-google-fonts/noto-serif-jp'
const fontFiles = {
  western: resolve(`${western}/400Regular/SourceSerif4_400Regular.ttf`),
  // Its stems are as thick as those of the Japanese bold type; those of its own bold type are thicker.
  westernBold: resolve(`${western}/600SemiBold/SourceSerif4_600SemiBold.ttf`),
  japanese: resolve(`${japanese}/400Regular/NotoSerifJP_400Regular.ttf`),
  japaneseBold: resolve(`${japanese}/700Bold/NotoSerifJP_700Bold.ttf`),
}

/** The licences of both fonts (SIL Open Font License), which require a copy beside the fonts. */
const licences = [western, japanese].map((name) => resolve(`${name}/LICENSE_FONT`))

/** The words of the forms themselves. Their bold type is a small font, as a resume has no other bold words. */
const formCharacters = new Set(JSON.stringify([resumeWords, careerWords]))

const isGreekOrCyrillic = (character: string) => /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character)
const isKanji = (character: string) => /\p{Script=Han}/u.test(character)

const has = {
  latin: (character: string) => !isGreekOrCyrillic(character),
  greekCyrillic: isGreekOrCyrillic,
  words: (character: string) => formCharacters.has(character),
  // Only kanji are in the other parts, so other scripts never need these.
  common: (character: string) => level1.has(character) || !isKanji(character),
  level2: (character: string) => level2.has(character),
  rare: (character: string) => isKanji(character) && !level1.has(character) && !level2.has(character),
}

type Part = { font: keyof typeof fontFiles; has: (character: string) => boolean }

const parts: Record<string, Part> = {
  latin: { font: 'western', has: has.latin },
  greekCyrillic: { font: 'western', has: has.greekCyrillic },
  common: { font: 'japanese', has: has.common },
  level2: { font: 'japanese', has: has.level2 },
  rare: { font: 'japanese', has: has.rare },
  latinBold: { font: 'westernBold', has: has.latin },
  greekCyrillicBold: { font: 'westernBold', has: has.greekCyrillic },
  wordsBold: { font: 'japaneseBold', has: has.words },
  commonBold: { font: 'japaneseBold', has: has.common },
  level2Bold: { font: 'japaneseBold', has: has.level2 },
  rareBold: { font: 'japaneseBold', has: has.rare },
}

type Bytes = Uint8Array<ArrayBuffer>
export type DocumentFonts = { fonts: ReadonlyMap<string, Bytes>; licence: string }

/** Reads the fonts and divides them. Every character of a font is in one of its parts. */
export async function readDocumentFonts(): Promise<DocumentFonts> {
  const fonts = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await divided(part)] as const),
  )
  const texts = await Promise.all(licences.map((file) => readFile(file, 'utf8')))
  return { fonts: new Map(fonts), licence: texts.join('\n\n') }
}

/** Returns the font with the characters of a part. */
async function divided(part: Part): Promise<Bytes> {
  const font = await readFile(fontFiles[part.font])
  const characters = charactersOf(font).filter(part.has)
  return new Uint8Array(await subsetFont(font, characters.join(''), features[part.font]))
}

function charactersOf(bytes: Buffer): string[] {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('A collection of fonts')
  return font.characterSet.map((code) => String.fromCodePoint(code))
}

/** Preserves the features that move glyphs. Removes features that replace glyphs: text extraction would return another letter. */
const positions = { noHinting: true, noLayoutClosure: true, keepFeatures: ['kern', 'mark', 'mkmk'] }

/** Japanese is set without kerning. */
const plain = { noHinting: true, noLayoutClosure: true, keepFeatures: [] }

const features = { western: positions, westernBold: positions, japanese: plain, japaneseBold: plain }
