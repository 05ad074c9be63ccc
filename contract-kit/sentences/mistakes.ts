/** Compares the sentences of the contract with the verdicts about them. */

import { readFileSync } from 'node:fs'
import { isRule } from '../src/rules.ts'
import type { Sentence } from '../src/sentences/collect.ts'
import { type Verdict, type Verdicts, covers } from '../src/sentences/verdicts.ts'

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
