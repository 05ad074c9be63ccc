/** Systems follow the events in order; a call may wait for the next one. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
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
