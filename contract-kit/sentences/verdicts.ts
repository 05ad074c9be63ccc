/** Compares the sentences of the contract with the verdicts about them. */

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isRule } from '../src/rules.ts'
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

export function readVerdicts(): Verdicts {
  return Object.fromEntries(
    areas.map((area) => {
      const text = readFileSync(new URL(`areas/${area}.json`, import.meta.url), 'utf8')
      return [area, z.array(verdict).parse(JSON.parse(text))]
    }),
  )
}

const covers = (own: Verdict, { text, table }: Sentence): boolean =>
  own.sentences.includes(text) || (table !== null && (own.tables?.includes(table) ?? false))

/** Returns the verdict of a sentence, or null. */
export const verdictOf = (verdicts: Verdicts, sentence: Sentence): Verdict | null =>
  (verdicts[sentence.area] ?? []).find((each) => covers(each, sentence)) ?? null

/** Returns the mistakes of the verdicts: sentences with none or two, groups with sentences that are removed, unknown checks. */
export function mistakesIn(sentences: Sentence[], verdicts: Verdicts): string[] {
  const uncovered = sentences.flatMap((sentence) => {
    const count = (verdicts[sentence.area] ?? []).filter((each) => covers(each, sentence)).length
    return count === 1 ? [] : [`${sentence.area}: ${count} verdicts: ${sentence.text}`]
  })
  const stale = Object.entries(verdicts).flatMap(([area, groups]) =>
    groups.flatMap((each) => staleIn(sentences, area, each)),
  )
  return [...uncovered, ...stale, ...unknownChecks(verdicts)]
}

function staleIn(sentences: Sentence[], area: string, { sentences: texts, tables = [] }: Verdict): string[] {
  const own = sentences.filter((each) => each.area === area)
  const removed = texts.filter((text) => own.every((each) => each.text !== text))
  const removedTables = tables.filter((table) => own.every((each) => each.table !== table))
  return [...removed, ...removedTables].map((text) => `${area}: not in the contract: ${text}`)
}

/** A check exists if its rule does, and its file uses the rule. */
function unknownChecks(verdicts: Verdicts): string[] {
  const checks = Object.values(verdicts)
    .flat()
    .flatMap((each) => ('checks' in each ? each.checks : []))
  return [...new Set(checks)].filter((check) => !isKnown(check)).map((check) => `no such check: ${check}`)
}

function isKnown(check: string): boolean {
  const [file = '', rule = ''] = check.split(':')
  try {
    const source = readFileSync(new URL(`../src/${file}.ts`, import.meta.url), 'utf8')
    return isRule(rule) && source.includes(`'${rule}'`)
  } catch {
    return false
  }
}
