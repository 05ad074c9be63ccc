import type { Report } from '../report/report.ts'

/** Scripts rely on these numbers; `help.ts` and the README list them. */
export const exit = {
  fine: 0,
  findings: 1,
  usage: 2,
  unreachable: 3,
  coverage: 4,
  time: 5,
  command: 6,
} as const

type Run = { isUnreachable: boolean; minCoverage: number; isProxy: boolean }

export function exitCodeOf(report: Report, { isUnreachable, minCoverage, isProxy }: Run): number {
  if (isUnreachable) return exit.unreachable
  // Without a session most checks did not run.
  if (report.deadAccounts.length > 0) return exit.usage
  // A run that did not end is not judged: its findings are in the reports.
  if (report.interrupted !== null) return isProxy ? exit.command : exit.time
  if (report.findings.length > 0) return exit.findings
  return report.coverage.percent < minCoverage ? exit.coverage : exit.fine
}
