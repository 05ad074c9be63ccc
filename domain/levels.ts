import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'

/** Returns the required levels that a person of this level fulfils, from this one down to none. */
export function levelsUpTo(level: JapaneseLevel): JapaneseLevel[]
export function levelsUpTo(level: EnglishLevel): EnglishLevel[]
export function levelsUpTo(level: JapaneseLevel | EnglishLevel): (JapaneseLevel | EnglishLevel)[] {
  const order = orderOf(level)
  return order.slice(order.indexOf(level))
}

/** Returns the highest of several levels of one language, or null for an empty list. A search by several levels uses the highest. */
export function highestLevel<Level extends JapaneseLevel | EnglishLevel>(levels: Level[]): Level | null {
  return levels.toSorted((a, b) => orderOf(a).indexOf(a) - orderOf(b).indexOf(b))[0] ?? null
}

/** Returns the rank of a level, from 0 (none) to 5 (native). */
export function levelRank(level: JapaneseLevel | EnglishLevel): number {
  const order = orderOf(level)
  return order.length - 1 - order.indexOf(level)
}

/** The levels of a level's language, from the highest to none. */
function orderOf(level: JapaneseLevel | EnglishLevel): readonly (JapaneseLevel | EnglishLevel)[] {
  return level.endsWith('_jp') ? JapaneseLevel : EnglishLevel
}
