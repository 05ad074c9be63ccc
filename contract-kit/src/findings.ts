/** The findings of a run, and its coverage. */

import type { Lang } from './lang.ts'
import type { Rule } from './rules.ts'

export type Finding = {
  rule: Rule
  /** The operation, or null for a call that the contract does not have. */
  operationId: string | null
  /** A JSON pointer into the contract. */
  place: string
  /** The sentences of the contract that it breaks, in a report. */
  sentences?: string[]
  expected: string
  seen: string
  /** A command that repeats the call, its secrets masked. */
  curl: string
  /** The answer to the call: status, headers and the beginning of the body, its secrets masked. */
  answer?: string
  /** The calls of the same check before this one, the last ones first to last. */
  steps?: string[]
  /** The number of calls with this finding. */
  count: number
}

export type Skip = { check: string; reason: string }

export type Waived = { finding: Finding; reason: string; until: string | null }

/** The calls that got a status. */
export type Seen = { calls: number; languages: Set<Lang> }

export type Log = {
  findings: Finding[]
  /** The number of checks for each operation and rule. */
  checked: Map<string, Map<Rule, number>>
  coverage: Map<string, Map<number, Seen>>
  skips: Skip[]
  /** The accounts of the adapter that cannot log in. */
  deadAccounts: string[]
}

export function createLog(): Log {
  return { findings: [], checked: new Map(), coverage: new Map(), skips: [], deadAccounts: [] }
}

/** The key of entries without an operation in `checked` and `coverage`. */
export const NO_OPERATION = ''

export function addFinding(log: Log, finding: Omit<Finding, 'count'>): void {
  const known = log.findings.find(
    (each) =>
      each.rule === finding.rule &&
      each.operationId === finding.operationId &&
      each.place === finding.place &&
      each.expected === finding.expected,
  )
  if (known) known.count += 1
  else log.findings.push({ ...finding, count: 1 })
}

/** Adds a part that was left out, once for each reason. */
export function addSkip(log: Log, { check, reason }: Skip): void {
  const isKnown = log.skips.some((skip) => skip.check === check && skip.reason === reason)
  if (!isKnown) log.skips.push({ check, reason })
}

export function countCheck(log: Log, operationId: string | null, rule: Rule): void {
  const key = operationId ?? NO_OPERATION
  const counts = log.checked.get(key) ?? new Map<Rule, number>()
  log.checked.set(key, counts.set(rule, (counts.get(rule) ?? 0) + 1))
}

export function countStatus(log: Log, operationId: string | null, status: number, lang: Lang | null): void {
  const key = operationId ?? NO_OPERATION
  const statuses = log.coverage.get(key) ?? new Map<number, Seen>()
  const seen = statuses.get(status) ?? { calls: 0, languages: new Set<Lang>() }
  seen.calls += 1
  if (lang) seen.languages.add(lang)
  log.coverage.set(key, statuses.set(status, seen))
}
