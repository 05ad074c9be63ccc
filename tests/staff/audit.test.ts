/** Changes by staff are recorded in their transaction, and repeated calls have one effect. */

import { describe, expect, test, vi } from 'vitest'
import { recordAudit } from '#backend/staff/audit.ts'
import { exampleCall, isWrite, staffOperations } from './operations.ts'
import { createStaffTest } from './support.ts'

const writes = staffOperations.filter(isWrite)

describe.each(writes)('$id', (operation) => {
  test('is recorded with its caller, once for each thing and for a repeated key', async () => {
    const app = await createStaffTest()
    const { method, path, call } = await exampleCall(app, operation)
    const page = () => app.env.store.audit.page({ page: 1, perPage: 100 })
    const before = (await page()).total
    const headers = { ...call.headers, 'Idempotency-Key': '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77' }
    const send = () => app.staff(method, path, { ...call, headers })
    const first = await send()
    const { total, entries } = await page()
    const recorded = entries.slice(0, total - before)
    expect(recorded).not.toEqual([])
    expect(new Set(recorded.map(({ target }) => target)).size).toBe(recorded.length)
    for (const entry of recorded)
      expect(entry).toMatchObject({ operation: operation.id, actor: { kind: 'socket', user: 'emi' } })
    if (!operation.row.idempotencyKey) return
    const second = await send()
    expect(second.status).toBe(first.status)
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect((await page()).total).toBe(total)
  })

  test('changes nothing where its record cannot be written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = await createStaffTest()
    const { method, path, call } = await exampleCall(app, operation)
    const before = await app.env.store.allRows()
    const { store } = app.env
    const transaction = store.transaction.bind(store)
    vi.spyOn(app.env.store, 'transaction').mockImplementation((work) =>
      transaction((inner) =>
        work({ ...inner, audit: { ...inner.audit, insert: () => Promise.reject(new Error('on purpose')) } }),
      ),
    )
    expect((await app.staff(method, path, call)).status).toBe(500)
    expect(await app.env.store.allRows()).toEqual(before)
  })
})

test('a token is the caller by its name', async () => {
  const { env, staff, tokenFor } = await createStaffTest()
  const actor = { kind: 'token', id: 7, name: 'ATS' } as const
  await env.store.transaction((store) =>
    recordAudit(store, env, { actor, operation: 'closeJob' }, { target: 'job:a', before: {}, after: {} }),
  )
  const token = await tokenFor(['read'])
  const { body } = await staff('GET', '/audit?target=job:a', { token })
  expect(body).toMatchObject({ items: [{ actor }], total: 1 })
})

test('the record has no secrets, at any depth', async () => {
  const { env } = await createStaffTest()
  const before = {
    name: 'Ana',
    passwordHash: 'x',
    sessions: [{ token: 'x', seenAt: 'now' }],
    file: { key: 'x', name: 'cv.txt', bytes: new Uint8Array(3) },
  }
  const actor = { kind: 'socket', user: 'emi' } as const
  await recordAudit(env.store, env, { actor, operation: 'x' }, { target: 'person:7', before, after: null })
  const [entry] = (await env.store.audit.page({ page: 1, perPage: 1 })).entries
  expect(entry?.before).toEqual({ name: 'Ana', sessions: [{ seenAt: 'now' }], file: { name: 'cv.txt' } })
})
