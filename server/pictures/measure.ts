import { create } from 'fontkit'

/** Returns the width of a text in a font, in units of the font size. */
export type Measure = (text: string) => number

/**
 * Returns the measure of a font file: the sum of the widths of its characters, without kerning. Each character is measured once. Throws for
 * a collection of fonts.
 */
export function measureOf(file: Uint8Array): Measure {
  const font = create(Buffer.from(file))
  if (!('glyphForCodePoint' in font)) throw new Error('The file is no single font')
  const widths = new Map<string, number>()
  const widthIn = (character: string) =>
    font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
  function widthOf(character: string): number {
    const width = widths.get(character) ?? widthIn(character)
    widths.set(character, width)
    return width
  }
  return (text) => [...text].reduce((sum, character) => sum + widthOf(character), 0)
}
