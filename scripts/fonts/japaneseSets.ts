/** The characters of the Japanese industrial standards, from the tables of the platform's EUC-JP decoder. */

const FIRST_ROW = 1
/** Rows of JIS X 0208: signs and kana up to 15, kanji of level 1 from 16 to 47, of level 2 from 48 to 84. */
const LAST_ROW_OF_LEVEL_1 = 47
const LAST_ROW_OF_LEVEL_2 = 84

/** The signs, kana and 2,965 kanji that Japanese texts use most (JIS X 0208, level 1). */
export const level1 = charactersOf(FIRST_ROW, LAST_ROW_OF_LEVEL_1)

/** The 3,390 kanji of level 2: less common words and names. */
export const level2 = charactersOf(LAST_ROW_OF_LEVEL_1 + 1, LAST_ROW_OF_LEVEL_2)

function charactersOf(firstRow: number, lastRow: number): Set<string> {
  const decoder = new TextDecoder('euc-jp')
  const found = new Set<string>()
  for (let row = firstRow; row <= lastRow; row++) {
    for (let cell = 1; cell <= 94; cell++) {
      const character = decoder.decode(new Uint8Array([row + 0xa0, cell + 0xa0]))
      if (!character.includes('\ufffd')) found.add(character)
    }
  }
  return found
}
