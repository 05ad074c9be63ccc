/** Sends every call of a run to the model, too, and compares the answers. */

import type { Adapter } from '../adapter/adapter.ts'
import type { Contract } from '../contract/contract.ts'
import { type Operation, isReading } from '../contract/operations.ts'
import { parseSetCookie, plainName } from '../http/browser.ts'
import { type Client, answerOf } from '../http/client.ts'
import type { Answer, ModelFault, Sent } from '../http/exchange.ts'
import { at, listAt } from '../json.ts'
import { createAlike } from './alike.ts'
import { compare } from './compare.ts'
import { withPairedMails } from './mails.ts'
import type { Model } from './model.ts'
import { createPairs } from './pairs.ts'
import { createReported } from './reported.ts'
import { isSample } from './sample.ts'

/** The status of a recommendation that another system works on; each backend takes its own time. */
const PENDING = 13_497

/** Answers that say nothing about the call: none, an outage, an operation that is not offered. */
const isSilent = ({ status }: Answer) => status === 0 || status >= 500

export type Twin = {
  client: Client
  adapter: Adapter
  /** Whether the calls of this run are compared: the target has the sample content. */
  isCompared: () => boolean
}

export type TwinOptions = {
  contract: Contract
  client: Client
  adapter: Adapter
  model: Model
  origin: string
  /** Called when there is no comparison any more, or none of applicants' calls. */
  onEnd: (reason: string) => void
}

export function createTwin({ contract, client, adapter, model, origin, onEnd }: TwinOptions): Twin {
  const pairs = createPairs()
  const isAlike = createAlike(pairs)
  const reported = createReported((reason) =>
    onEnd(`the calls of applicants were compared until the states differed: ${reason}`),
  )
  /** Null before the first reset. */
  let isCompared: boolean | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let lastWrite = ''

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work)
    turn = result.catch(() => null)
    return result
  }
  const operationOf = ({ method, url }: Sent): Operation | null =>
    contract.find(method === 'HEAD' ? 'GET' : method, url.pathname.slice(contract.base.length))

  const modelAnswer = (sent: Sent): Promise<Answer> =>
    answerOf(sent, model.send, new AbortController().signal)

  /** Returns both sides to the sample content. The first time the target shows whether it has it. */
  const reset = async (): Promise<void> => {
    await adapter.reset?.()
    await model.reset()
    reported.begin()
    isCompared ??= await isSample({ contract, origin, target: client.send, model: modelAnswer })
    if (!isCompared) onEnd('the target has other content than the sample')
  }

  /** Returns the target's answer with its differences from the model's. */
  const follow = async (sent: Sent, answer: Answer): Promise<Answer> => {
    const operation = operationOf(sent)
    if (!isCompared || answer.status === 501) return answer
    const own = await modelAnswer(pairs.translate(sent))
    pairs.learn(validatorOf(answer), validatorOf(own))
    learnCookies(answer, own)
    const faults = faultsOf(operation, answer, own)
    if (operation && !isReading(operation) && own.status < 300) lastWrite = operation.id
    return faults ? { ...answer, model: faults } : answer
  }

  const learnCookies = (answer: Answer, own: Answer): void => {
    const others = own.setCookies.map(parseSetCookie)
    for (const { name, value } of answer.setCookies.map(parseSetCookie))
      pairs.learn(value, others.find((each) => plainName(each.name) === plainName(name))?.value ?? null)
  }

  const faultsOf = (operation: Operation | null, answer: Answer, own: Answer): ModelFault[] | null => {
    const { changes, hasState } = kindOf(operation)
    if (isUnjudged(answer, own)) {
      if (changes)
        reported.end(`${operation?.id} answered ${answer.status} where the model answers ${own.status}`)
      return null
    }
    if (hasState && (reported.hasEnded() || isPending(answer) !== isPending(own))) return null
    const isParted = changes && answer.status < 300 !== own.status < 300
    const faults = compare(operation, answer, own, isAlike)
    if (isParted) reported.end(`${operation?.id} had another effect than in the model`)
    return reported.filter(operation, faults, hasState).map((fault) => ({
      ...fault,
      expected: `${fault.expected}, as in the model${hasState && !changes ? after(lastWrite) : ''}`,
    }))
  }

  return {
    client: {
      ...client,
      send: (sent) => inTurn(async () => follow(sent, await client.send(sent))),
      sendTwice: (sent, second = sent) =>
        inTurn(async () => {
          const [one, other] = await client.sendTwice(sent, second)
          if (!cameFirst(other, one)) return [await follow(sent, one), await follow(second, other)]
          const followed = await follow(second, other)
          return [await follow(sent, one), followed]
        }),
    },
    adapter: {
      ...withPairedMails(adapter, model, pairs),
      ...(adapter.reset && { reset: () => inTurn(reset) }),
      ...(adapter.clock && { clock: pairedClock(adapter.clock, model) }),
    },
    isCompared: () => isCompared ?? false,
  }
}

const pairedClock = (
  { advance, runDueWork }: NonNullable<Adapter['clock']>,
  model: Model,
): NonNullable<Adapter['clock']> => ({
  advance: async (time) => {
    await advance(time)
    model.advance(time)
  },
  ...(runDueWork && {
    runDueWork: async () => {
      await runDueWork()
      await model.runDueWork()
    },
  }),
})

/**
 * Of two calls at the same moment the first one has the effect: it is the success, or the answer with the new applications. The other one
 * names the same applications as "already", so it is as long.
 */
const cameFirst = (one: Answer, other: Answer): boolean =>
  one.status === other.status ? createdIn(one) > createdIn(other) : one.status < other.status

const createdIn = ({ json }: Answer): number => listAt(json, 'processes').length

const after = (write: string): string => (write ? ` (the last write before: ${write})` : '')

/** Whether a call may change something, and whether its answer depends on earlier calls. */
function kindOf(operation: Operation | null): { changes: boolean; hasState: boolean } {
  const changes = operation !== null && !isReading(operation)
  return { changes, hasState: changes || operation?.isSecured === true }
}

/** A server may have limits with other numbers. */
const isUnjudged = (answer: Answer, own: Answer): boolean =>
  isSilent(answer) || isSilent(own) || (answer.status === 429) !== (own.status === 429)

/** The text within the quotes of an ETag. */
const validatorOf = ({ headers }: Answer): string | null =>
  /"(.*)"/.exec(headers.get('ETag') ?? '')?.[1] ?? null

const isPending = ({ json }: Answer): boolean =>
  at(json, 'status_id') === PENDING || JSON.stringify(json ?? null).includes(`"status_id":${PENDING}`)
