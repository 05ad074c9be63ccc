/** Each `POST` of the staff contract with a key: a repetition answers the same and changes nothing, another content is refused. */

import { expect, test } from 'vitest'
import { exampleCall, staffOperations } from './operations.ts'
import { type StaffCall, createStaffTest } from './support.ts'

const KEY = '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77'
const keyed = staffOperations.filter(({ row }) => row.idempotencyKey).map((each) => ({ id: each.id, each }))

test.each(keyed)('$id answers a repetition the same', async ({ each }) => {
  const app = await createStaffTest()
  const { method, path, call } = await exampleCall(app, each)
  const send = () =>
    app.staff(method, path, { ...call, headers: { ...call.headers, 'Idempotency-Key': KEY } })
  const first = await send()
  const audited = () => app.env.store.audit.page({ page: 1, perPage: 1 })
  const before = await audited()
  const again = await send()
  expect(first.status).toBeLessThan(300)
  // The text of a token is in no stored answer.
  const bodyOf = ({ body }: typeof first) =>
    each.id === 'createToken' ? { ...Object(body), token: '' } : body
  expect({ status: again.status, body: bodyOf(again), version: again.headers.get('ETag') }).toEqual({
    status: first.status,
    body: bodyOf(first),
    version: first.headers.get('ETag'),
  })
  expect((await audited()).total).toBe(before.total)
})

/** Returns the call for another thing, or with another body or query. */
function otherCall({ path, call }: { path: string; call: StaffCall }): { path: string; call: StaffCall } {
  const other = path.replace(/\d+(?=\/[\w-]+$)/, '999999')
  if (other !== path) return { path: other, call }
  const text = Object.entries(Object(call.body)).find(([, value]) => typeof value === 'string')
  if (!text) return { path: `${path}?dryRun=true`, call }
  return { path, call: { ...call, body: { ...Object(call.body), [text[0]]: `${String(text[1])}1` } } }
}

test.each(keyed)('$id refuses the key of a call with another content', async ({ each }) => {
  const app = await createStaffTest()
  const { method, ...sent } = await exampleCall(app, each)
  const send = ({ path, call }: typeof sent) =>
    app.staff(method, path, { ...call, headers: { ...call.headers, 'Idempotency-Key': KEY } })
  expect((await send(sent)).status).toBeLessThan(300)
  expect(await send(otherCall(sent))).toMatchObject({
    status: 409,
    body: { type: '/problems/idempotency-key-reused' },
  })
})
