/** Systems follow the events in order; a call may wait for the next one. */

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { removeOldEvents } from '#backend/events/record.ts'
import { enter } from '../backend/entries.ts'
import { changeEvent } from '../store/samples.ts'
import { createStaffTest } from './support.ts'

const list = z.object({ items: z.array(z.object({ id: z.string(), type: z.string() })), last: z.string() })

describe('events', () => {
  test('are followed by the last one of the answer before', async () => {
    const app = await createStaffTest()
    const read = async (after: string) => list.parse((await app.staff('GET', `/events?after=${after}`)).body)
    await enter(app)
    const first = await read('0')
    expect(first.items[0]?.type).toBe('entry-created')
    expect(await read(first.last)).toEqual({ items: [], last: first.last })
    await app.env.store.events.insert(changeEvent(7))
    expect((await read(first.last)).items).toMatchObject([{ type: 'message-received' }])
    expect((await read('9999999999')).items).toEqual([])
  })

  test('are awaited, up to the given time or the stop of the host', async () => {
    const app = await createStaffTest()
    const waiting = app.staff('GET', '/events?wait=25')
    await app.env.store.events.insert(changeEvent(7))
    expect(list.parse((await waiting).body).items).toHaveLength(1)
    const limited = await app.staff('GET', '/events?after=1&wait=1')
    expect(list.parse(limited.body)).toEqual({ items: [], last: '1' })
    const stopped = app.staff('GET', '/events?after=1&wait=25')
    app.stop()
    expect(list.parse((await stopped).body)).toEqual({ items: [], last: '1' })
  })

  test.each(['after=-1', 'after=x', 'after=99999999999', 'wait=26', 'wait=x'])(
    'refuse ?%s',
    async (query) => {
      const { staff } = await createStaffTest()
      const field = query.split('=')[0]
      expect(await staff('GET', `/events?${query}`)).toMatchObject({
        status: 422,
        body: { errors: [{ field }] },
      })
    },
  )
})

const DAY = 24 * 60 * 60 * 1000

test('are stored for 30 days, and no shorter; positions go on', async () => {
  const app = await createStaffTest()
  await enter(app)
  const read = async () => list.parse((await app.staff('GET', '/events')).body)
  const stored = await read()
  app.wait(30 * DAY)
  await removeOldEvents(app.env)
  expect(await read()).toEqual(stored)
  const email = 'bo@example.com'
  await enter(app, { email, email_confirm: email })
  app.wait(1)
  await removeOldEvents(app.env)
  const left = await read()
  expect(left.items).toHaveLength(1)
  expect(Number(left.last)).toBeGreaterThan(Number(stored.last))
})
