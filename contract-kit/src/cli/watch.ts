/** Runs again after each change of files, and prints only the difference. */

import { existsSync, watch } from 'node:fs'
import type { Finding } from '../findings.ts'
import type { Report } from '../report/report.ts'
import { type Paint, findingLines, plural } from '../report/terminal.ts'
import { UsageError } from './options.ts'

/** A build writes several files, and a server needs a moment to restart. */
const QUIET = 300

export type WatchOptions = {
  paths: string[]
  stop: AbortSignal
  paint: Paint
  /** Runs the kit for these operations; null means all that are selected. */
  runFor: (operationIds: string[] | null) => Promise<Report>
  /** Resolves as soon as the target answers again. */
  untilAlive: () => Promise<void>
}

/** Returns the last report of the whole selection, when the signal ends the watch. */
export async function watchRuns({ paths, stop, paint, runFor, untilAlive }: WatchOptions): Promise<Report> {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new UsageError(`--watch finds no file or folder ${missing}`)
  const changes = watchFiles(paths, stop)
  let last = await runFor(null)
  console.log(summary(last))
  while (await changes.next()) {
    await untilAlive()
    if (stop.aborted) break
    const failing = failingIds(last)
    // A developer waits for these, so they come before the whole selection.
    if (failing.length > 0) console.log(difference(last, await runFor(failing), paint, failing))
    const report = await runFor(null)
    if (stop.aborted) break
    if (report.interrupted !== null) {
      console.log(`${report.interrupted}. Watching for changes; Ctrl+C ends.`)
      continue
    }
    console.log(difference(last, report, paint, null))
    console.log(summary(report))
    last = report
  }
  return last
}

const summary = ({ findings, duration }: Report) =>
  `${plural(findings.length, 'finding')}, ${(duration / 1000).toFixed(1)} s. Watching for changes; Ctrl+C ends.`

const failingIds = ({ findings }: Report) => [
  ...new Set(findings.flatMap(({ operationId }) => (operationId === null ? [] : [operationId]))),
]

const keyOf = ({ rule, operationId, place, expected }: Finding) =>
  [rule, operationId, place, expected].join('\n')

/** Findings that are new or have ended. `ids` are the operations of a part of the run; null for the whole. */
function difference(before: Report, after: Report, paint: Paint, ids: string[] | null): string {
  const isPart = ({ operationId }: Finding) => ids === null || ids.includes(operationId ?? '')
  const old = new Set(before.findings.map(keyOf))
  const now = new Set(after.findings.map(keyOf))
  const added = after.findings.filter((finding) => isPart(finding) && !old.has(keyOf(finding)))
  const ended = before.findings.filter((finding) => isPart(finding) && !now.has(keyOf(finding)))
  return [
    ...ended.map(({ rule, operationId }) => `${paint.green('✓ fixed')}  ${rule}  ${operationId ?? ''}`),
    ...added.flatMap((finding) => [
      `${paint.red('✗ new')}  ${finding.rule}`,
      ...findingLines(finding, paint),
    ]),
    ...(ended.length + added.length === 0 ? ['No finding has changed'] : []),
  ].join('\n')
}

/** `next` resolves with true after a change and a quiet moment, and with false when the signal ends the watch. */
function watchFiles(paths: string[], stop: AbortSignal): { next: () => Promise<boolean> } {
  let isChanged = false
  let timer: NodeJS.Timeout | undefined
  let wake = () => {}
  const onChange = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isChanged = true
      wake()
    }, QUIET)
  }
  const watchers = paths.map((path) => watch(path, { recursive: true }, onChange))
  stop.addEventListener('abort', () => {
    clearTimeout(timer)
    for (const each of watchers) each.close()
    wake()
  })
  return {
    next: async () => {
      if (!isChanged && !stop.aborted) await new Promise<void>((resolve) => void (wake = resolve))
      isChanged = false
      return !stop.aborted
    },
  }
}
