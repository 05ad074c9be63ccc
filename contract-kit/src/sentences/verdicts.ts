/** The verdicts about the sentences of the contract: the checks of each, or the reason why it has no check. */

import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Sentence } from './collect.ts'
import { reasons } from './reasons.ts'

/** `tables` are headings of tables, and name all of their rows. */
const group = z.strictObject({ sentences: z.array(z.string()), tables: z.array(z.string()).optional() })

/** A verdict about a group of sentences. Its check is named by a file below `src` and a rule, as in `laws/search:search-word`. */
const verdict = z.union([
  /** `limit` says which part of the sentences no check sees. */
  group.extend({ checks: z.array(z.string()).min(1), limit: z.string().optional() }),
  group.extend({ reason: z.enum(Object.keys(reasons)) }),
])

export type Verdict = z.infer<typeof verdict>

/** The verdicts by area. */
export type Verdicts = Record<string, Verdict[]>

/** Areas are the tags of the contract, between its overview and the parts that all operations share. */
const areas = 'overview errors job story blog entry account profile mypage process master answers'.split(' ')

/** The package has the verdicts beside the program. */
const places = ['areas/', '../../sentences/areas/']

export function readVerdicts(): Verdicts {
  const folder = places.map((place) => new URL(place, import.meta.url)).find((each) => existsSync(each))
  return Object.fromEntries(
    areas.map((area) => {
      const text = readFileSync(new URL(`${area}.json`, folder), 'utf8')
      return [area, z.array(verdict).parse(JSON.parse(text))]
    }),
  )
}

export const covers = (own: Verdict, { text, table }: Sentence): boolean =>
  own.sentences.includes(text) || (table !== null && (own.tables?.includes(table) ?? false))

/** Returns the verdict of a sentence, or null. */
export const verdictOf = (verdicts: Verdicts, sentence: Sentence): Verdict | null =>
  (verdicts[sentence.area] ?? []).find((each) => covers(each, sentence)) ?? null
