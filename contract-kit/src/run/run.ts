/** One run of the kit against a target. */

import type { Adapter } from '../adapter/adapter.ts'
import type { Contract } from '../contract/contract.ts'
import { type Log, addSkip, createLog } from '../findings.ts'
import { type Client, Stopped, type Transport, Unreachable, createClient } from '../http/client.ts'
import { withModel } from '../model/withModel.ts'
import type { Rule } from '../rules.ts'
import { type Settings, createKit } from './kit.ts'
import { createPeople } from './people.ts'
import type { Scenario } from './scenario.ts'

export type RunOptions = {
  contract: Contract
  settings: Settings
  adapter: Adapter
  scenarios: Scenario[]
  transport?: Transport
  rate: number
  /** The highest duration of the run in ms. */
  timeLimit: number
  /** Ends the run early; its reason is the name of a signal. */
  stop?: AbortSignal | undefined
  onProgress?: (progress: Progress) => void
  /** Called with each finding at once. */
  onFinding?: (finding: { rule: Rule }) => void
}

export type Progress = { scenario: string; done: number; all: number; calls: number; findings: number }

export type RunResult = {
  log: Log
  calls: number
  duration: number
  /** Why the run ended before its last scenario, or null. */
  interrupted: string | null
  isUnreachable: boolean
}

/** Runs the scenarios one after the other. It does not throw for the behaviour of a target. */
export async function run({
  contract,
  settings,
  adapter: given,
  scenarios,
  transport,
  rate,
  timeLimit,
  stop,
  onProgress = () => undefined,
  onFinding,
}: RunOptions): Promise<RunResult> {
  const start = Date.now()
  const log = createLog()
  const alone = createClient({ ...(transport && { transport }), rate, deadline: start + timeLimit, stop })
  const { client, adapter, isCompared } = await withModel({
    contract,
    target: settings.target,
    isWanted: settings.allowWrites && settings.model,
    adapter: given,
    client: alone,
    onEnd: (reason) => addSkip(log, { check: 'Comparison with the model', reason }),
  })
  const kit = createKit({ contract, settings, adapter, client, isCompared, log, onFinding })
  const people = createPeople(kit)
  const chosen = scenarios.filter((scenario) => isChosen(scenario, contract, settings))
  const result = (interrupted: string | null, isUnreachable = false): RunResult => {
    const missing = notOffered(log)
    for (const id of missing.filter(Boolean)) kit.skip(id, 'not offered: the target answers 501')
    log.findings = log.findings.filter(
      ({ operationId }) =>
        isReported(contract, settings, operationId) && !missing.includes(operationId ?? ''),
    )
    return { log, calls: client.sentCount(), duration: Date.now() - start, interrupted, isUnreachable }
  }
  try {
    const strange = await strangeTarget(client, contract, settings)
    if (strange !== null) return result(strange, true)
    if (settings.allowWrites) await adapter.reset?.()
    for (const [done, scenario] of chosen.entries()) {
      onProgress({
        scenario: scenario.name,
        done,
        all: chosen.length,
        calls: client.sentCount(),
        findings: log.findings.length,
      })
      kit.begin()
      await scenario.run(kit, people)
    }
  } catch (error) {
    if (error instanceof Stopped) return result(error.message)
    if (error instanceof Unreachable) return result(error.message, true)
    throw error
  }
  if (!settings.allowWrites) kit.skip('Writes', 'without --allow-writes nothing that changes data is called')
  return result(null)
}

function isChosen({ operations, writes }: Scenario, contract: Contract, settings: Settings): boolean {
  if (writes && !settings.allowWrites) return false
  return contract.operations.some(
    (operation) =>
      settings.isSelected(operation) && (operations === 'all' || operations.includes(operation.id)),
  )
}

/** Returns why a target is no API: a page or a redirect where the contract has JSON. */
async function strangeTarget(
  client: Client,
  contract: Contract,
  { target }: Settings,
): Promise<string | null> {
  const operation = contract.operations.find(
    ({ method, isSecured, path }) => method === 'GET' && !isSecured && !path.includes('{'),
  )
  if (!operation) return null
  const url = new URL(target.origin + contract.base + operation.path)
  const sent = { method: 'GET', url, headers: { Accept: 'application/json' }, text: null, form: null }
  const { status, headers } = await client.send(sent)
  const type = headers.get('Content-Type') ?? 'no type'
  if (status >= 300 && status < 400)
    return `This is not the API: ${url.href} redirects to ${headers.get('Location')}`
  return status === 200 && type.includes('html')
    ? `This is not the API: ${url.href} is a page, ${type}`
    : null
}

/** The operations that a target does not offer yet: 501, and never a success. */
const notOffered = ({ coverage }: Log): string[] =>
  [...coverage].flatMap(([id, statuses]) =>
    statuses.has(501) && ![...statuses.keys()].some((status) => status < 300) ? [id] : [],
  )

function isReported(contract: Contract, settings: Settings, id: string | null): boolean {
  return id === null || settings.isSelected(contract.operation(id))
}
