/** Returns the width of a text in a font, in units of the font size. */
export type Measure = (text: string) => number

/** Reads the widths of the characters from a TrueType font (tables cmap, hhea, hmtx, head of the OpenType specification). */
export function readMetrics(font: Uint8Array): Measure {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = tablesOf(view)
  const unitsPerEm = view.getUint16(table('head') + 18)
  const widthCount = view.getUint16(table('hhea') + 34)
  const widths = table('hmtx')
  const glyphOf = charactersOf(view, table('cmap'))
  const widthOf = (glyph: number) => view.getUint16(widths + 4 * Math.min(glyph, widthCount - 1)) / unitsPerEm
  return (text) => [...text].reduce((sum, character) => sum + widthOf(glyphOf(character)), 0)
}

/** Returns a function for the offset of each table of the font. */
function tablesOf(view: DataView): (name: string) => number {
  const places = new Map<string, number>()
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    const name = [0, 1, 2, 3].map((at) => String.fromCharCode(view.getUint8(record + at))).join('')
    places.set(name, view.getUint32(record + 8))
  }
  return (name) => {
    const place = places.get(name)
    if (place === undefined) throw new Error(`The font has no table "${name}"`)
    return place
  }
}

/** Returns a function for the glyph of each character, from the subtable for all of Unicode. Missing characters have glyph 0. */
function charactersOf(view: DataView, cmap: number): (character: string) => number {
  const subtable = unicodeSubtable(view, cmap)
  const glyphs = new Map<number, number>()
  const groups = view.getUint32(subtable + 12)
  for (let group = subtable + 16; group < subtable + 16 + 12 * groups; group += 12) {
    const [first, last, glyph] = [0, 4, 8].map((at) => view.getUint32(group + at))
    for (let code = first ?? 0; code <= (last ?? 0); code++)
      glyphs.set(code, (glyph ?? 0) + code - (first ?? 0))
  }
  return (character) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0
}

/** Returns the offset of the subtable of format 12. */
function unicodeSubtable(view: DataView, cmap: number): number {
  for (let record = cmap + 4; record < cmap + 4 + 8 * view.getUint16(cmap + 2); record += 8) {
    const subtable = cmap + view.getUint32(record + 4)
    if (view.getUint16(subtable) === 12) return subtable
  }
  throw new Error('The font does not say which characters it has')
}
