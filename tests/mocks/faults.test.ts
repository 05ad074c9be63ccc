import { describe, expect, it } from 'vitest'
import type { Fault, FaultEffect } from '#mocks/control/generated/client.ts'
import { declarations } from '#mocks/control/generated/declarations.ts'
import { operations } from '#openapi/generated/operations.ts'
import { createTestControl } from './control.ts'

const fault = (effect: FaultEffect, rest: Partial<Fault> = {}): Fault => ({
  operation: 'listStories',
  effect,
  times: null,
  probability: 1,
  ...rest,
})

async function withFaults(...items: Fault[]) {
  const mock = await createTestControl()
  expect((await mock.send('PUT', '/faults', { items })).status).toBe(200)
  return mock
}

describe('Faults', () => {
  it('answer each declared failure of every operation as the contract declares it', async () => {
    const mock = await createTestControl()
    for (const [operation, answers] of Object.entries(declarations)) {
      for (const [status, { problems }] of Object.entries(answers)) {
        for (const { problem } of problems) {
          const effect = { kind: 'status' as const, status: Number(status), problem }
          mock.control.setFaults([fault(effect, { operation })])
          const { method, path } = Object.entries(operations).find(([id]) => id === operation)?.[1] ?? {}
          const answer = await mock.call(
            String(method).toUpperCase(),
            String(path).replaceAll(/\{\w+\}/g, '1'),
          )
          expect(answer).toMatchObject({ status: Number(status), body: { type: `/problems/${problem}` } })
        }
      }
    }
    const { items } = mock.control.log.list({ after: 0, limit: 500 })
    const wrong = items.flatMap(({ violations }) => violations.filter(({ side }) => side === 'answer'))
    expect(wrong).toEqual([])
  })

  it('happen once or n times', async () => {
    const mock = await withFaults(fault({ kind: 'status', status: 503 }, { times: 2 }))
    const statuses = []
    for (let call = 0; call < 4; call++) statuses.push((await mock.call('GET', '/case')).status)
    expect(statuses).toEqual([503, 503, 200, 200])
    expect((await mock.send('GET', '/faults')).body).toMatchObject({ items: [{ hits: 2, isUsedUp: true }] })
  })

  it('break the connection before the operation or in the middle of its answer', async () => {
    const mock = await withFaults(
      fault({ kind: 'offline' }, { times: 1 }),
      fault({ kind: 'cut' }, { times: 1 }),
    )
    expect(await mock.outcomeOf('GET', '/case')).toEqual({ connection: 'lost' })
    expect(await mock.outcomeOf('GET', '/case')).toMatchObject({ connection: 'cut' })
    expect(await mock.outcomeOf('GET', '/case')).toMatchObject({ connection: 'kept' })
    expect((await mock.send('GET', '/log')).body).toMatchObject({
      items: [{ fault: null }, { fault: { kind: 'cut' } }, { fault: { kind: 'offline' }, status: null }],
    })
  })

  it('do not run the operation of a call that they answer', async () => {
    const mock = await withFaults(fault({ kind: 'status', status: 500 }, { operation: 'sendContact' }))
    const before = (await mock.send('GET', '/data/contacts')).body
    expect((await mock.call('POST', operations.sendContact.path, {})).status).toBe(500)
    expect((await mock.send('GET', '/data/contacts')).body).toEqual(before)
  })

  it('add their delays, and the latency is the least time', async () => {
    const mock = await withFaults(fault({ kind: 'delay', delay: 30 }), fault({ kind: 'delay', delay: 20 }))
    await mock.call('GET', '/case')
    const { items } = mock.control.log.list({ after: 0, limit: 1 })
    expect(items[0]?.duration).toBeGreaterThanOrEqual(49)
    expect(items[0]?.fault).toEqual({ kind: 'delay', delay: 30 })
  })

  it('concern with * every operation that declares the status', async () => {
    const mock = await withFaults(fault({ kind: 'status', status: 404 }, { operation: '*' }))
    expect((await mock.call('GET', '/case/1')).status).toBe(404)
    expect((await mock.call('GET', '/case')).status).toBe(200)
  })

  it('happen with a probability that depends on the seed alone', async () => {
    const run = async (randomSeed: number) => {
      const mock = await withFaults(fault({ kind: 'status', status: 500 }, { probability: 0.5 }))
      mock.control.settings.update({ randomSeed })
      const statuses = []
      for (let call = 0; call < 20; call++) statuses.push((await mock.call('GET', '/case')).status)
      return statuses
    }
    const first = await run(1)
    expect(await run(1)).toEqual(first)
    expect(await run(2)).not.toEqual(first)
    expect(first.filter((status) => status === 500).length).toBeGreaterThan(3)
    expect(first.filter((status) => status === 500).length).toBeLessThan(17)
  })

  it.each([
    ['an unknown operation', { operation: 'listJobs' }, 'items.0.operation'],
    ['an undeclared status', { effect: { kind: 'status', status: 409 } }, 'items.0.effect.status'],
    ['a success', { effect: { kind: 'status', status: 200 } }, 'items.0.effect.status'],
    [
      'another problem',
      { effect: { kind: 'status', status: 500, problem: 'gone' } },
      'items.0.effect.problem',
    ],
    ['no times', { times: 0 }, 'items.0.times'],
    ['a negative probability', { probability: -0.1 }, 'items.0.probability'],
    ['an unknown field', { often: true }, 'items.0'],
    ['an unknown effect', { effect: { kind: 'slow' } }, 'items.0.effect'],
  ])('are refused with %s', async (_, change, field) => {
    const mock = await createTestControl()
    const item = { ...fault({ kind: 'offline' }), ...change }
    const { status, body } = await mock.send('PUT', '/faults', { items: [item] })
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    expect(mock.control.settings.faults.get()).toEqual([])
  })

  it('are removed', async () => {
    const mock = await withFaults(fault({ kind: 'offline' }))
    expect((await mock.send('DELETE', '/faults')).status).toBe(204)
    expect((await mock.call('GET', '/case')).status).toBe(200)
  })
})
