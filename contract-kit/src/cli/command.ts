/** Reads the options, runs the kit, writes the reports, returns the exit code. */

import { type Adapter, loadAdapter } from '../adapter/adapter.ts'
import { type Contract, loadContract } from '../contract/contract.ts'
import { type Transport, Unreachable } from '../http/client.ts'
import { staticExamples } from '../laws/prism.ts'
import { judgeTraffic } from '../proxy/judge.ts'
import { type Report, createReport } from '../report/report.ts'
import { colours, plain, terminalReport } from '../report/terminal.ts'
import { writeReport } from '../report/write.ts'
import type { Settings } from '../run/kit.ts'
import { type RunResult, run } from '../run/run.ts'
import { scenarios } from '../scenarios.ts'
import { type Waiver, applyWaivers, prismWaivers, readWaivers } from '../waivers/waivers.ts'
import { exit, exitCodeOf } from './exit.ts'
import { ownContract, ownVersion } from './files.ts'
import { help } from './help.ts'
import { type Options, UsageError, readOptions, selection } from './options.ts'
import { createProgress } from './progress.ts'
import { type Judged, watchTarget } from './watchTarget.ts'

/** `stop` ends the run early; its reports are written nevertheless. */
export async function main(
  args: string[],
  transport: Transport = fetch,
  stop = new AbortController().signal,
): Promise<number> {
  try {
    const options = readOptions(args)
    if (options === 'help') return print(help)
    const contract = loadContract((options !== 'version' && options.contract) || ownContract())
    if (options === 'version')
      return print(`hashi-contract ${ownVersion()}, ${contract.title} ${contract.version}`)
    return await check(options, contract, { transport, stop })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    if (error instanceof UsageError) console.error('hashi-contract --help lists the options.')
    return error instanceof Unreachable ? exit.unreachable : exit.usage
  }
}

type Surroundings = { transport: Transport; stop: AbortSignal }

function print(text: string): number {
  console.log(text)
  return exit.fine
}

async function check(options: Options, contract: Contract, parts: Surroundings): Promise<number> {
  const isSelected = selection(options, contract)
  const { target, languages, allowWrites, generated, seed } = options
  // A person who writes a backend waits for each change, and the comparison takes longer than the laws and flows.
  const model = options.watch.length === 0
  const mailWait = options.mailWait * 1000
  const settings: Settings = { target, languages, allowWrites, generated, seed, isSelected, model, mailWait }
  const waivers: Waiver[] = [
    ...(options.waivers === null ? [] : readWaivers(options.waivers)),
    ...(options.prism ? prismWaivers : []),
  ]
  const adapter = await adapterOf(options)
  const runFor = (ids: string[] | null) => {
    const isChosen: Settings['isSelected'] = (operation) =>
      isSelected(operation) && (ids === null || ids.includes(operation.id))
    return reportOf(
      options,
      { contract, settings: { ...settings, isSelected: isChosen }, adapter, ...parts },
      waivers,
    )
  }
  if (options.watch.length > 0) return watchTarget(options, parts, runFor)
  const { report, isUnreachable } = await runFor(null)
  return finish(report, options, isUnreachable)
}

async function reportOf(options: Options, parts: Parts, waivers: Waiver[]): Promise<Judged> {
  const { contract, settings } = parts
  const startedAt = new Date()
  const result = await resultOf(options, parts)
  const sorted = applyWaivers(result.log.findings, waivers, startedAt.toISOString().slice(0, 10))
  for (const { rule, until } of sorted.unused)
    result.log.skips.push({
      check: `The waiver of ${rule} until ${until}`,
      reason: 'it waived nothing in this run',
    })
  result.log.findings = sorted.findings
  const report = createReport(result, { contract, startedAt, ...settings, waived: sorted.waived })
  return { report, isUnreachable: result.isUnreachable }
}

type Parts = Surroundings & { contract: Contract; settings: Settings; adapter: Adapter }

async function resultOf(options: Options, parts: Parts): Promise<RunResult> {
  if (options.proxy !== null) return judgeTraffic({ ...parts, port: options.proxy, command: options.command })
  const progress = createProgress(options.quiet)
  const result = await run({
    ...parts,
    contract: options.prism ? await servedContract(options, parts) : parts.contract,
    rate: options.rate,
    timeLimit: options.timeLimit * 1000,
    onProgress: progress.show,
    scenarios: options.prism ? [staticExamples] : scenarios,
  })
  progress.end()
  return result
}

/** Prism serves the paths with or without the contract's base, depending on how it was started. */
async function servedContract({ target }: Options, { contract, transport }: Parts): Promise<Contract> {
  const path = contract.operations.find(
    ({ method, isSecured, path: each }) => method === 'GET' && !isSecured && !each.includes('{'),
  )?.path
  const response = await transport(new Request(`${target.origin}${contract.base}${path}`)).catch(
    (error: unknown) => {
      throw new Unreachable(
        `${target.origin} gives no answer: ${error instanceof Error ? error.message : String(error)}`,
      )
    },
  )
  return response.status === 404 ? { ...contract, base: '' } : contract
}

async function adapterOf({ adapter: file, accounts }: Options): Promise<Adapter> {
  const adapter = file === null ? {} : await loadAdapter(file)
  return accounts.length > 0 ? { ...adapter, accounts } : adapter
}

function finish(report: Report, options: Options, isUnreachable: boolean): number {
  const { reports, quiet, minCoverage, proxy } = options
  const code = exitCodeOf(report, { isUnreachable, minCoverage, isProxy: proxy !== null })
  if (!quiet || code !== exit.fine)
    console.log(terminalReport(report, process.stdout.isTTY ? colours : plain))
  for (const email of report.deadAccounts) console.log(`The account ${email} of the adapter cannot log in.`)
  if (code === exit.coverage) console.log(`The coverage is below ${minCoverage}%.`)
  for (const file of reports) {
    writeReport(file, report)
    if (!quiet) console.log(`Report: ${file}`)
  }
  return code
}
