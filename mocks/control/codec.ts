/**
 * The state as text for the address, `?mock=persona:maria;shift:86400000;fault:login,429,1x`. It contains only differences from the default
 * state, and only characters that a query may have unescaped. Write it with `withState`, because `URLSearchParams` would escape it.
 */

import { defaultState } from './defaultState.ts'
import type { Fault, FaultEffect, MockState } from './generated/client.ts'
import { MockState as MockStateSchema } from './generated/zod.ts'

/** The name of the query parameter. */
export const STATE_PARAMETER = 'mock'

/** Returns a short text for a state; empty for the default. */
export function encodeState(state: MockState): string {
  const { seed, clock, latency, randomSeed, faults, persona } = state
  const parts: [name: string, value: string | number | null][] = [
    ['persona', persona ?? null],
    ['jobs', seed.jobs === defaultState.seed.jobs ? null : seed.jobs],
    ['at', seed.at && utc(seed.at)],
    ['shift', clock.shift === 0 ? null : clock.shift],
    ['frozen', clock.frozenAt && utc(clock.frozenAt)],
    ['latency', latency === 0 ? null : latency],
    ['random', randomSeed === defaultState.randomSeed ? null : randomSeed],
    ...faults.map((fault): [string, string] => ['fault', encodeFault(fault)]),
  ]
  return parts
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** Reads a text of `encodeState`. Throws an error that names the part that is wrong. */
export function decodeState(text: string): MockState {
  const state = structuredClone(defaultState)
  for (const part of text.split(';').filter(Boolean)) {
    const [name = '', ...rest] = part.split(':')
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (!read) throw new Error(`"${part}" is no part of a mock state`)
    read(state, rest.join(':'))
  }
  const parsed = MockStateSchema.safeParse(state)
  if (!parsed.success) throw new Error(`The mock state is wrong at ${parsed.error.issues[0]?.path.join('.')}`)
  return parsed.data
}

/** Returns an address with the state. The default state is an empty text, which returns other settings to it. */
export function withState(address: string, state: MockState): string {
  const url = new URL(address)
  url.searchParams.delete(STATE_PARAMETER)
  url.search += `${url.search === '' ? '?' : '&'}${STATE_PARAMETER}=${encodeState(state)}`
  return url.href
}

/** Values that do not fit are left to the check of the whole state. */
const readers: Record<string, (state: MockState, value: string) => void> = {
  persona: (state, value) => Object.assign(state, { persona: value }),
  jobs: (state, value) => Object.assign(state.seed, { jobs: numberOf(value) }),
  at: (state, value) => Object.assign(state.seed, { at: value }),
  shift: (state, value) => Object.assign(state.clock, { shift: numberOf(value) }),
  frozen: (state, value) => Object.assign(state.clock, { frozenAt: value }),
  latency: (state, value) => Object.assign(state, { latency: numberOf(value) }),
  random: (state, value) => Object.assign(state, { randomSeed: numberOf(value) }),
  fault: (state, value) => state.faults.push(decodeFault(value)),
}

/** Writes a time in UTC, because a plus sign means a blank in a query. */
const utc = (time: string) => new Date(time).toISOString().replace('.000Z', 'Z')

const numberOf = (text: string) => (/^-?\d+(?:\.\d+)?(?:e-\d+)?$/.test(text) ? Number(text) : NaN)

/** `login,429:too-many-requests,1x,0.5p`: operation, effect, times, probability. */
function encodeFault({ operation, effect, times, probability }: Fault): string {
  return [
    operation,
    encodeEffect(effect),
    ...(times === null ? [] : [`${times}x`]),
    ...(probability === 1 ? [] : [`${probability}p`]),
  ].join(',')
}

function encodeEffect(effect: FaultEffect): string {
  if (effect.kind === 'status')
    return [effect.status, effect.problem].filter((part) => part !== undefined).join(':')
  return effect.kind === 'delay' ? `${effect.delay}ms` : effect.kind
}

function decodeFault(text: string): Fault {
  const [operation = '', effect = '', ...rest] = text.split(',')
  const times = rest.find((part) => part.endsWith('x'))
  const probability = rest.find((part) => part.endsWith('p'))
  const known = [times, probability].filter((part) => part !== undefined).length
  if (known !== rest.length) throw new Error(`"${text}" is no fault of a mock state`)
  return {
    operation,
    effect: decodeEffect(effect),
    times: times === undefined ? null : numberOf(times.slice(0, -1)),
    probability: probability === undefined ? 1 : numberOf(probability.slice(0, -1)),
  }
}

function decodeEffect(text: string): FaultEffect {
  if (text === 'offline' || text === 'cut') return { kind: text }
  if (text.endsWith('ms')) return { kind: 'delay', delay: numberOf(text.slice(0, -2)) }
  const [status = '', problem] = text.split(':')
  return { kind: 'status', status: numberOf(status), ...(problem !== undefined && { problem }) }
}
