/** The kit of `--watch`: its runs, its reports, and the wait for a target that restarts. */

import { type Transport, Unreachable } from '../http/client.ts'
import type { Report } from '../report/report.ts'
import { colours, plain, terminalReport } from '../report/terminal.ts'
import { writeReport } from '../report/write.ts'
import { exit } from './exit.ts'
import type { Options } from './options.ts'
import { watchRuns } from './watch.ts'

export type Judged = { report: Report; isUnreachable: boolean }

/** The first run is a usual one with its reports; each later one writes them again. */
export async function watchTarget(
  options: Options,
  { transport, stop }: { transport: Transport; stop: AbortSignal },
  runFor: (ids: string[] | null) => Promise<Judged>,
): Promise<number> {
  const paint = process.stdout.isTTY ? colours : plain
  let isFirst = true
  const last = await watchRuns({
    paths: options.watch,
    stop,
    paint,
    untilAlive: () => untilAlive(options.target, transport, stop),
    runFor: async (ids) => {
      const { report, isUnreachable } = await runFor(ids)
      if (isFirst && isUnreachable) throw new Unreachable(report.interrupted ?? 'The target gives no answer')
      if (isFirst) console.log(terminalReport(report, paint))
      isFirst = false
      if (ids === null) for (const file of options.reports) writeReport(file, report)
      return report
    },
  })
  return last.findings.length > 0 ? exit.findings : exit.fine
}

/** A restart takes a moment: the target is asked until it answers. */
async function untilAlive({ origin }: URL, transport: Transport, stop: AbortSignal): Promise<void> {
  const isAlive = () =>
    transport(new Request(origin, { signal: stop })).then(
      () => true,
      () => false,
    )
  while (!stop.aborted && !(await isAlive())) await new Promise((resolve) => void setTimeout(resolve, 200))
}
