import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATE_PARAMETER, decodeState, encodeState, withState } from '#mocks/control/codec.ts'
import { defaultState } from '#mocks/control/defaultState.ts'
import type { Fault, FaultEffect, MockState } from '#mocks/control/generated/client.ts'

const time = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().replace('.000Z', 'Z'))
const whole = (min: number, max: number) => fc.integer({ min, max })

const effect: fc.Arbitrary<FaultEffect> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('status' as const),
      status: whole(400, 599),
      problem: fc.constantFrom('validation', 'too-many-requests'),
    },
    { requiredKeys: ['kind', 'status'], noNullPrototype: true },
  ),
  fc.record({ kind: fc.constant('delay' as const), delay: whole(1, 600_000) }, { noNullPrototype: true }),
  fc.constantFrom({ kind: 'offline' as const }, { kind: 'cut' as const }),
)
const fault: fc.Arbitrary<Fault> = fc.record(
  {
    operation: fc.constantFrom('*', 'login', 'searchJobs'),
    effect,
    times: fc.option(whole(1, 1000)),
    probability: fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((value) => (Object.is(value, -0) ? 0 : value)),
  },
  { noNullPrototype: true },
)
const state: fc.Arbitrary<MockState> = fc.record(
  {
    seed: fc.record({ jobs: whole(64, 100_000), at: fc.option(time) }, { noNullPrototype: true }),
    clock: fc.record(
      { shift: whole(-315_576_000_000, 315_576_000_000), frozenAt: fc.option(time) },
      { noNullPrototype: true },
    ),
    latency: whole(0, 60_000),
    randomSeed: whole(0, 4_294_967_295),
    faults: fc.array(fault, { maxLength: 5 }),
    persona: fc.option(fc.constantFrom('maria', 'justEntered', 'offerReceived')),
  },
  { noNullPrototype: true },
)

describe('The state in an address', () => {
  it('is the same after encoding and decoding', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(decodeState(encodeState(given))).toEqual(given)
      }),
    )
  })

  it('needs no escaping in a query', () => {
    fc.assert(
      fc.property(state, (given) => {
        const address = withState('http://localhost/en?page=2#top', given)
        const text = new URL(address).searchParams.get(STATE_PARAMETER) ?? ''
        expect(decodeState(text)).toEqual(given)
        expect(address).not.toContain('%')
      }),
    )
  })

  it('names only differences from the default state', () => {
    expect(encodeState(defaultState)).toBe('')
    expect(withState('http://localhost/en?mock=latency:5&page=2', defaultState)).toBe(
      'http://localhost/en?page=2&mock=',
    )
    expect(decodeState('')).toEqual(defaultState)
    const faults: Fault[] = [
      { operation: 'login', effect: { kind: 'status', status: 429 }, times: 1, probability: 1 },
      { operation: '*', effect: { kind: 'delay', delay: 300 }, times: null, probability: 0.5 },
      {
        operation: 'createEntry',
        effect: { kind: 'status', status: 409, problem: 'email-taken' },
        times: null,
        probability: 1,
      },
    ]
    const clock = { shift: 0, frozenAt: '2026-11-20T10:00:00+09:00' }
    expect(encodeState({ ...defaultState, persona: 'maria', clock, faults })).toBe(
      'persona:maria;frozen:2026-11-20T01:00:00Z;fault:login,429,1x;fault:*,300ms,0.5p;fault:createEntry,409:email-taken',
    )
  })

  it.each([
    'colour:red',
    'toString:1',
    'latency:fast',
    'latency:-1',
    'jobs:5',
    'persona:bob',
    'frozen:tomorrow',
    'fault:login',
    'fault:login,slow',
    'fault:login,429,often',
    'fault:login,429,0x',
    'fault:login,429,2p',
    'fault:<b>,429',
  ])('is refused for %s', (text) => {
    expect(() => decodeState(text)).toThrow(/mock state/)
  })
})
