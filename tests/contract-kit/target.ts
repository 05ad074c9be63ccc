/** A backend in this process as the target of the contract kit, whole or broken on purpose. */

import { createApp } from '#backend/app.ts'
import { eraseUnconfirmed } from '#backend/entry/removeUnconfirmed.ts'
import { createMockEnv } from '#mocks/env.ts'
import type { Adapter } from '../../contract-kit/src/adapter/adapter.ts'
import { type Contract, loadContract } from '../../contract-kit/src/contract/contract.ts'
import type { Transport } from '../../contract-kit/src/http/client.ts'
import { callAsHttp } from '../../contract-kit/src/model/model.ts'
import type { Rule } from '../../contract-kit/src/rules.ts'
import type { Settings } from '../../contract-kit/src/run/kit.ts'
import { type RunResult, run } from '../../contract-kit/src/run/run.ts'
import type { Scenario } from '../../contract-kit/src/run/scenario.ts'
import { scenarios as allScenarios } from '../../contract-kit/src/scenarios.ts'

export const contract: Contract = loadContract('openapi/generated/openapi.json')

export type Target = { transport: Transport; adapter: Adapter }

/** Starts a backend with fresh sample content. `secure`: as behind https. */
export async function createTarget({ secure = false } = {}): Promise<Target> {
  let passed = 0
  const start = async () => {
    const env = await createMockEnv({ clock: () => new Date(Date.now() + passed) })
    env.config.secureCookies = secure
    return { env, app: createApp(env) }
  }
  let { env, app } = await start()
  return {
    transport: (request) => callAsHttp(app, request),
    adapter: {
      accounts: [
        { email: 'maria@example.com', password: 'hashi2026' },
        { email: 'linh@example.com', password: 'hashi2026' },
      ],
      lastMail: (to) => env.mailer.sent.findLast((mail) => mail.to === to) ?? null,
      clock: { advance: (time) => void (passed += time), runDueWork: () => eraseUnconfirmed(env) },
      reset: async () => void ({ env, app } = await start()),
    },
  }
}

/** Runs the kit in this process. `only` names tags or operations; empty means all. `until`: the first finding of this rule ends the run; with `untilAny`, the first finding. */
export function runKit(
  { transport, adapter }: Target,
  {
    only = [],
    until,
    untilAny = false,
    onFinding = () => undefined,
    scenarios = allScenarios,
    ...settings
  }: Partial<Settings> & {
    only?: string[]
    until?: Rule
    untilAny?: boolean
    onFinding?: (rule: Rule) => void
    scenarios?: Scenario[]
  } = {},
): Promise<RunResult> {
  const stop = new AbortController()
  return run({
    contract,
    adapter,
    transport,
    scenarios,
    rate: 1_000_000,
    timeLimit: 600_000,
    stop: stop.signal,
    onFinding: ({ rule }) => {
      onFinding(rule)
      if (untilAny || rule === until) stop.abort('the finding')
    },
    settings: {
      target: new URL('http://localhost'),
      languages: ['ja', 'en'],
      allowWrites: true,
      isSelected: ({ id, tag }) => only.length === 0 || only.includes(id) || only.includes(tag),
      generated: 2,
      seed: 1,
      model: false,
      // The mails of this backend are sent within this process.
      mailWait: 500,
      ...settings,
    },
  })
}
