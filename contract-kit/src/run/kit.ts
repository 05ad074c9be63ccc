/** The tools that laws and flows work with: judged calls, expectations, skips. */

import type { Adapter } from '../adapter/adapter.ts'
import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operations.ts'
import { type Log, addFinding, addSkip, countCheck, countStatus } from '../findings.ts'
import { keepCookies } from '../http/browser.ts'
import type { Client } from '../http/client.ts'
import { answerText, curlOf, maskSecrets } from '../http/curl.ts'
import type { Answer, Exchange } from '../http/exchange.ts'
import { shown } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Rule } from '../rules.ts'
import { type JudgedFault, judgeExchange } from './judge.ts'
import { type CallOptions, fillPath, requestOf } from './request.ts'

export type Settings = {
  target: URL
  languages: Lang[]
  allowWrites: boolean
  isSelected: (operation: Operation) => boolean
  /** The number of generated requests for each operation. */
  generated: number
  seed: number
  /** How long a mail may take after the answer, in ms. */
  mailWait: number
  /** Whether the model runs beside a target with the sample content. */
  model: boolean
}

export type Expectation = { expected: string; seen?: string; place?: string }

export type Kit = {
  contract: Contract
  /** The operations that are selected. */
  operations: Operation[]
  settings: Settings
  adapter: Adapter
  log: Log
  /** Whether the answers of this run are compared with those of the model. */
  isCompared: () => boolean
  call: (id: string, options?: CallOptions) => Promise<Exchange>
  /** Sends the same call twice at the same moment, or with other options the second time. */
  callTwice: (id: string, options: CallOptions, second?: CallOptions) => Promise<[Exchange, Exchange]>
  /** Calls a path that may have no operation, below the API's base. */
  callPath: (method: string, path: string, options?: CallOptions) => Promise<Exchange>
  /** Counts the check, and reports a finding if it failed. Returns whether it was fine. */
  expect: (rule: Rule, exchange: Exchange, isFine: boolean, expectation: Expectation) => boolean
  /** Judges an exchange by the checks of single answers. */
  judge: (exchange: Exchange) => JudgedFault[]
  skip: (check: string, reason: string) => void
  /** Begins another check: the calls before it are no steps to its findings. */
  begin: () => void
  /** The time on the target's clock, in ms since the epoch, if it agreed with this computer's at the start. */
  now: () => number
}

export type KitOptions = {
  contract: Contract
  settings: Settings
  adapter: Adapter
  client: Client
  isCompared?: () => boolean
  log: Log
  onFinding?: ((finding: { rule: Rule }) => void) | undefined
}

/** The number of calls that a finding lists as the steps to it. */
const MOST_STEPS = 8

export function createKit({
  contract,
  settings,
  adapter: given,
  client,
  isCompared = () => false,
  log,
  onFinding,
}: KitOptions): Kit {
  let advanced = 0
  let before: string[] = []
  const { clock } = given
  const adapter: Adapter = {
    ...given,
    ...(clock && {
      clock: {
        ...clock,
        advance: async (time) => {
          await clock.advance(time)
          advanced += time
        },
      },
    }),
  }
  const report = (exchange: Exchange, fault: JudgedFault): void => {
    const { operation } = exchange
    const curl = curlOf(exchange.request)
    const answer = answerText(exchange)
    const steps = before.filter((step) => step !== curl).slice(-MOST_STEPS)
    const seen = maskSecrets(fault.seen)
    const expected = maskSecrets(fault.expected)
    addFinding(log, { ...fault, expected, seen, operationId: operation?.id ?? null, curl, answer, steps })
    onFinding?.(fault)
  }
  /** Returns the request of a call, and a function that judges an answer to it. */
  const prepared = (operation: Operation | null, method: string, path: string, options: CallOptions) => {
    const { lang = settings.languages[0] ?? 'en', as: browser, isJudged = true } = options
    const base = settings.target.origin + contract.base
    const sent = requestOf({ base, operation, method, path, lang, options })
    const exchangeOf = (answer: Answer): Exchange => {
      before.push(curlOf(sent))
      if (before.length > MOST_STEPS + 1) before.shift()
      if (browser) keepCookies(browser, answer.setCookies)
      const asked = sent.headers['Accept-Language'] === lang ? lang : null
      const exchange: Exchange = { ...answer, request: sent, operation, path, lang: asked }
      countStatus(log, operation?.id ?? null, answer.status, asked)
      if (isJudged) for (const fault of kit.judge(exchange)) report(exchange, fault)
      return exchange
    }
    return { sent, exchangeOf }
  }
  const send = async (
    operation: Operation | null,
    method: string,
    path: string,
    options: CallOptions,
  ): Promise<Exchange> => {
    const { sent, exchangeOf } = prepared(operation, method, path, options)
    return exchangeOf(await client.send(sent))
  }
  const kit: Kit = {
    contract,
    operations: contract.operations.filter(settings.isSelected),
    settings,
    adapter,
    log,
    isCompared,
    begin: () => void (before = []),
    now: () => Date.now() + advanced,
    call: (id, options = {}) => {
      const operation = contract.operation(id)
      return send(operation, operation.method, fillPath(operation, options.path), options)
    },
    callTwice: async (id, options, second) => {
      const operation = contract.operation(id)
      const path = fillPath(operation, options.path)
      const first = prepared(operation, operation.method, path, options)
      const later = second ? prepared(operation, operation.method, path, second) : first
      const [one, other] = await client.sendTwice(first.sent, later.sent)
      return [first.exchangeOf(one), later.exchangeOf(other)]
    },
    callPath: (method, path, options = {}) => {
      // Every path with GET answers HEAD.
      const operation = contract.find(method === 'HEAD' ? 'GET' : method, path.replace(/\?.*$/, ''))
      return send(operation, method, path, options)
    },
    judge: (exchange) => judgeExchange(contract, log, exchange),
    expect: (rule, exchange, isFine, { expected, seen, place }) => {
      countCheck(log, exchange.operation?.id ?? null, rule)
      const fallback = exchange.operation?.pointer ?? '#/paths'
      const fault = { rule, expected, seen: seenIn(exchange, seen), place: place ?? fallback }
      if (!isFine) report(exchange, fault)
      return isFine
    },
    skip: (check, reason) => addSkip(log, { check, reason }),
  }
  return kit
}

/** Where the answer lacks a number of the text, the answer itself says more. */
const seenIn = (exchange: Exchange, seen: string | undefined): string =>
  seen === undefined || /\bNaN\b/.test(seen) ? describe(exchange) : seen

export function describe({ status, text }: Exchange): string {
  return status === 0 ? `no answer: ${text}` : `${status} ${shown(maskSecrets(text))}`
}
