declare module 'fontkit' {
  /** A glyph with the characters that it represents. */
  type Glyph = { id: number; codePoints: number[]; advanceWidth: number }

  /** The parts of a font that documents use; widths are in `unitsPerEm`. */
  export type Font = {
    unitsPerEm: number
    /** All characters of the font, as code points. */
    characterSet: number[]
    hasGlyphForCodePoint(code: number): boolean
    glyphForCodePoint(code: number): Glyph
    layout(text: string): { advanceWidth: number }
  }

  /** Opens a font file; a file with several fonts is a collection. */
  export function create(file: Uint8Array): Font | { fonts: Font[] }
}
