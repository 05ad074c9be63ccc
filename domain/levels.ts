import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'

/** The levels that a person of this level fulfils, from this one down to none: what jobs may ask for. */
export function levelsUpTo(level: JapaneseLevel): JapaneseLevel[]
export function levelsUpTo(level: EnglishLevel): EnglishLevel[]
export function levelsUpTo(level: JapaneseLevel | EnglishLevel): (JapaneseLevel | EnglishLevel)[] {
  const order = orderOf(level)
  return order.slice(order.indexOf(level))
}

/** The highest of several levels of one language, or null of none: a search by several levels means the highest. */
export function highestLevel<Level extends JapaneseLevel | EnglishLevel>(levels: Level[]): Level | null {
  return levels.toSorted((a, b) => orderOf(a).indexOf(a) - orderOf(b).indexOf(b))[0] ?? null
}

/** How high a level is: from 0 for none to 5 for native. */
export function levelRank(level: JapaneseLevel | EnglishLevel): number {
  const order = orderOf(level)
  return order.length - 1 - order.indexOf(level)
}

/** The levels of a level's language, from the highest to none. */
function orderOf(level: JapaneseLevel | EnglishLevel): readonly (JapaneseLevel | EnglishLevel)[] {
  return level.endsWith('_jp') ? JapaneseLevel : EnglishLevel
}
