import type { Font } from 'fontkit'
import { POINT } from '../paper.ts'

/** A loaded font, with its name in the preview and the file. */
export type Face = { name: string; font: Font; bytes: Uint8Array<ArrayBuffer> }

/** A part of a text in one font; `width` in millimetres. */
export type Run = { face: Face; text: string; width: number }

/** Fonts of a weight that complement each other, for Western scripts and for Japanese; earlier ones come first. */
export type Faces = { western: Face[]; japanese: Face[] }

export type Typeface = Faces & {
  /** Ends with the regular fonts, for characters that the bold ones lack. */
  bold: Faces
}

/** Joins the fonts of both weights. */
export const typefaceOf = (regular: Faces, bold: Faces): Typeface => ({
  ...regular,
  bold: {
    western: [...bold.western, ...regular.western],
    japanese: [...bold.japanese, ...regular.japanese],
  },
})

/** Returns the fonts of a weight. */
export const facesFor = (typeface: Typeface, bold = false): Faces => (bold ? typeface.bold : typeface)

/** Returns each font of a typeface once. */
export const allFaces = ({ bold }: Typeface): Face[] => [...bold.western, ...bold.japanese]

/** Printed for a character without a glyph: the geta mark, which Japanese printers use for a missing type. */
const GETA = '〓'

/** Scripts and signs that are set in the Western font where it has them; quotation marks would be as wide as a kanji otherwise. */
const WESTERN =
  /[\u0020-\u024f\u2010-\u2013\u2018-\u201f\u20a0-\u20bf\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]/u

/** Characters without a picture: variation selectors, joiners, soft hyphens, marks of direction, and controls. */
const INVISIBLE = /[\p{Variation_Selector}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/u

/**
 * Joins letters with marks that were typed apart, so that they find the glyph of both (NFC). The rest stays as it is: NFC would also
 * replace kanji of names by their modern forms (U+FA19 by 神).
 */
function composed(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(/\P{M}\p{M}+/gu, (letter) => letter.normalize('NFC'))
}

/** Basic Latin; its letters are parts of letters with marks. */
const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

/**
 * Prepares the fonts for a document with these characters. Call it before measuring: fontkit caches each glyph with the first character
 * that used it, and measuring a letter with a mark uses the glyph of the plain letter. The file's text would then lack the plain letter.
 */
export function prepareGlyphs(typeface: Typeface, text: string): void {
  for (const character of new Set(BASIC + composed(text)))
    for (const faces of [typeface, typeface.bold])
      faceOf(faces, character)?.font.glyphForCodePoint(character.codePointAt(0) ?? 0)
}

/** Returns the first font with a glyph for the character, or null. */
function faceOf(faces: Faces, character: string): Face | null {
  const { western, japanese } = faces
  const inOrder = WESTERN.test(character) ? [...western, ...japanese] : [...japanese, ...western]
  const code = character.codePointAt(0) ?? 0
  return inOrder.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? null
}

/** Returns the distinct characters of a text that have no glyph in any font. */
export function missingCharacters(faces: Faces, text: string): string[] {
  const characters = new Set(composed(text))
  return [...characters].filter(
    (character) => !INVISIBLE.test(character) && faceOf(faces, character) === null,
  )
}

/** Returns a text as it is printed: composed, without invisible characters, with a geta mark for each missing one. */
export function printable(faces: Faces, text: string): string {
  return [...composed(text)]
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => (faceOf(faces, character) ? character : GETA))
    .join('')
}

/** Splits a printable text by font. Throws for a character without a glyph. Marks stay in the font of their letter, if it has them. */
export function runsOf(faces: Faces, text: string, size: number): Run[] {
  const parts: { face: Face; text: string }[] = []
  for (const character of text) {
    const last = parts.at(-1)
    const face = markFace(last?.face, character) ?? faceOf(faces, character)
    if (face === null) throw new Error(`No font has ${character}`)
    if (last?.face === face) last.text += character
    else parts.push({ face, text: character })
  }
  return parts.map((part) => ({ ...part, width: widthIn(part.face, part.text) * size * POINT }))
}

function markFace(face: Face | undefined, character: string): Face | null {
  const isKnown = face?.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  return face && isKnown && /\p{M}/u.test(character) ? face : null
}

/** Returns the width of a printable text in millimetres. */
export function widthOf(faces: Faces, text: string, size: number): number {
  return runsOf(faces, text, size).reduce((sum, { width }) => sum + width, 0)
}

const widths = new WeakMap<Face, Map<string, number>>()

/** Returns the width of a run in the unit of its size. Each is measured once, because a layout measures the same words often. */
function widthIn(face: Face, text: string): number {
  const known = widths.get(face) ?? new Map<string, number>()
  widths.set(face, known)
  const width = known.get(text) ?? face.font.layout(text).advanceWidth / face.font.unitsPerEm
  known.set(text, width)
  return width
}
