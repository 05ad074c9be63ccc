/** The result of a run, ready for every form of report. */

import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operations.ts'
import { type Finding, NO_OPERATION, type Skip, type Waived } from '../findings.ts'
import type { Lang } from '../lang.ts'
import type { Rule } from '../rules.ts'
import type { RunResult } from '../run/run.ts'
import { createQuotes } from './quotes.ts'

export type RuleCount = { rule: Rule; checks: number; findings: number }

export type StatusReport = {
  status: number
  state: 'covered' | 'missing' | 'not reachable' | 'not in the contract'
  calls: number
  languages: Lang[]
}

export type OperationReport = {
  /** Empty for calls that belong to no operation. */
  operationId: string
  tag: string
  method: string
  path: string
  summary: string
  isSelected: boolean
  calls: number
  rules: RuleCount[]
  statuses: StatusReport[]
  findings: number
}

export type Report = {
  contract: { title: string; version: string }
  target: string
  startedAt: string
  /** In ms. */
  duration: number
  calls: number
  checks: number
  allowWrites: boolean
  languages: Lang[]
  seed: number
  interrupted: string | null
  /** Declared statuses of the selected operations that a client can cause. */
  coverage: { covered: number; all: number; percent: number }
  findings: Finding[]
  waived: Waived[]
  skips: Skip[]
  /** The accounts of the adapter that cannot log in. */
  deadAccounts: string[]
  operations: OperationReport[]
}

export type ReportOptions = {
  contract: Contract
  target: URL
  startedAt: Date
  allowWrites: boolean
  languages: Lang[]
  seed: number
  isSelected: (operation: Operation) => boolean
  waived?: Waived[]
}

/** No client can cause these. They are covered if they are seen. */
const causedByServer = [500, 503]

export function createReport(
  { log, calls, duration, interrupted }: Pick<RunResult, 'log' | 'calls' | 'duration' | 'interrupted'>,
  { contract, target, startedAt, isSelected, waived = [], allowWrites, languages, seed }: ReportOptions,
): Report {
  const operations = contract.operations.map((operation) =>
    operationReport(log, operation, isSelected(operation)),
  )
  const other = outside(log)
  const all = [...operations, ...(other ? [other] : [])]
  const reachable = operations
    .filter((operation) => operation.isSelected)
    .flatMap(({ statuses }) => statuses)
    .filter(({ state }) => state === 'covered' || state === 'missing')
  const covered = reachable.filter(({ state }) => state === 'covered').length
  return {
    contract: { title: contract.title, version: contract.version },
    target: target.origin,
    startedAt: startedAt.toISOString(),
    duration,
    calls,
    checks: all.reduce((sum, { rules }) => sum + rules.reduce((count, { checks }) => count + checks, 0), 0),
    allowWrites,
    languages,
    seed,
    interrupted,
    coverage: { covered, all: reachable.length, percent: percentOf(covered, reachable.length) },
    findings: quoted(contract, log.findings),
    waived,
    skips: log.skips,
    deadAccounts: log.deadAccounts,
    operations: all,
  }
}

/** Most runs have no findings, and need no sentences. */
function quoted(contract: Contract, findings: Finding[]): Finding[] {
  if (findings.length === 0) return []
  const quotesOf = createQuotes(contract)
  return findings.map((finding) => ({ ...finding, sentences: quotesOf(finding) }))
}

const percentOf = (part: number, all: number) => (all === 0 ? 100 : Math.floor((part / all) * 100))

function operationReport(log: RunResult['log'], operation: Operation, isSelected: boolean): OperationReport {
  const { id, tag, method, path, summary } = operation
  return { tag, method, path, summary, isSelected, ...countsOf(log, id, operation) }
}

/** Calls that belong to no operation, such as an unknown path. */
function outside(log: RunResult['log']): OperationReport | null {
  if (!log.coverage.has(NO_OPERATION)) return null
  const summary = 'Calls that belong to no operation'
  return { tag: '', method: '', path: '', summary, isSelected: true, ...countsOf(log, NO_OPERATION, null) }
}

function countsOf(log: RunResult['log'], id: string, operation: Operation | null) {
  const own = log.findings.filter(({ operationId }) => (operationId ?? NO_OPERATION) === id)
  const seen = log.coverage.get(id) ?? new Map()
  const declared = operation?.responses.map(({ status }) => status) ?? []
  const statuses = [...new Set([...declared, ...seen.keys()])].sort((a, b) => a - b)
  const calls = [...seen.values()].reduce((sum: number, each) => sum + each.calls, 0)
  return {
    operationId: id,
    calls,
    findings: own.length,
    rules: [...(log.checked.get(id) ?? [])].map(([rule, checks]) => ({
      rule,
      checks,
      findings: own.filter((finding) => finding.rule === rule).length,
    })),
    statuses: statuses.map((status): StatusReport => {
      const found = seen.get(status)
      const isDeclared = operation === null || declared.includes(status)
      return {
        status,
        state: stateOf(status, isDeclared, found !== undefined),
        calls: found?.calls ?? 0,
        languages: [...(found?.languages ?? [])],
      }
    }),
  }
}

function stateOf(status: number, isDeclared: boolean, isSeen: boolean): StatusReport['state'] {
  // Every path answers a wrong method, or a known validator, so; no operation repeats it.
  if (!isDeclared) return [304, 405].includes(status) ? 'covered' : 'not in the contract'
  if (isSeen) return 'covered'
  return causedByServer.includes(status) ? 'not reachable' : 'missing'
}
