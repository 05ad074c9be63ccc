import { describe, expect, it } from 'vitest'
import type { Persistence } from '#mocks/store/persistence.ts'
import { createTestControl } from './control.ts'

describe('The data', () => {
  it('is shown by table and page', async () => {
    const { send } = await createTestControl()
    const { items } = Object((await send('GET', '/data')).body)
    expect(items).toContainEqual({ name: 'applicants', count: 3 })
    expect(items).toContainEqual({ name: 'jobs', count: 64 })
    expect((await send('GET', '/data/jobs?page=2&perPage=60')).body).toMatchObject({
      name: 'jobs',
      total: 64,
    })
    expect(Object((await send('GET', '/data/jobs?page=2&perPage=60')).body).items).toHaveLength(4)
    expect(Object((await send('GET', '/data/jobs?page=9')).body).items).toEqual([])
  })

  it.each([
    ['/data/users', 404],
    ['/data/toString', 404],
    ['/data/jobs?page=0', 422],
    ['/data/jobs?perPage=101', 422],
    ['/data/jobs?sort=name', 422],
  ])('%s answers %i', async (path, status) => {
    const { send } = await createTestControl()
    expect((await send('GET', path)).status).toBe(status)
  })

  it('is the same after export, changes and import', async () => {
    const { send, call } = await createTestControl()
    await send('POST', '/personas', { persona: 'maria' })
    await send('POST', '/seed', { jobs: 66, at: '2026-11-20T00:00:00Z' })
    await send('POST', '/personas', { persona: 'offerReceived' })
    const { body: snapshot } = await send('GET', '/snapshot')
    const mine = (await call('GET', '/process/search')).body

    await send('POST', '/reset')
    expect((await call('GET', '/process/search')).status).toBe(401)
    expect((await send('PUT', '/snapshot', snapshot)).body).toMatchObject({ seed: { jobs: 66 } })
    expect((await send('GET', '/snapshot')).body).toEqual(snapshot)
    expect((await call('GET', '/process/search')).body).toEqual(mine)
    expect((await call('GET', '/applicant/file/photo')).status).not.toBe(500)
  })

  it('takes a snapshot of another mock', async () => {
    const [first, second] = [await createTestControl(), await createTestControl()]
    await first.send('POST', '/personas', { persona: 'justEntered' })
    const { body: snapshot } = await first.send('GET', '/snapshot')
    expect((await second.send('PUT', '/snapshot', snapshot)).status).toBe(200)
    expect((await second.send('GET', '/outbox')).body).toEqual((await first.send('GET', '/outbox')).body)
    expect((await second.send('GET', '/data/applicants')).body).toMatchObject({ total: 4 })
  })

  it('does not change when a snapshot has no room in the storage', async () => {
    const { send } = await createTestControl({
      slots: { rows: smallSlot(2_000_000), settings: smallSlot(2_000_000) },
    })
    await send('POST', '/personas', { persona: 'justEntered' })
    const [{ body: snapshot }, { body: people }] = [
      await send('GET', '/snapshot'),
      await send('GET', '/personas'),
    ]
    const large = structuredClone(Object(snapshot))
    large.rows.applicants[0].name = 'Maria '.repeat(500_000)
    expect(await send('PUT', '/snapshot', large)).toMatchObject({
      status: 422,
      body: { detail: 'rows need more room than the storage of this browser has.' },
    })
    expect((await send('GET', '/snapshot')).body).toEqual(snapshot)
    expect((await send('GET', '/personas')).body).toEqual(people)
    expect((await send('PUT', '/snapshot', snapshot)).status).toBe(200)
  })

  it.each([
    [{ format: 999 }, 'format'],
    [{ rows: { users: [] } }, 'rows.users'],
    [{ rows: { applicants: [{ name: 'Nobody' }] } }, 'rows.applicants.0'],
    [{ rows: { applicants: {} } }, 'rows.applicants'],
    [{ files: [{ key: 'a', applicantId: 1001, content: '***' }] }, 'files.0.content'],
    [{ files: [{ key: 'a', applicantId: 1001, content: 'a' }] }, 'files.0.content'],
    [{ mails: {} }, 'mails'],
    [{ seed: { jobs: 1, at: null } }, 'seed.jobs'],
  ])('does not change when a snapshot is refused for %j', async (change, field) => {
    const { send } = await createTestControl()
    const { body: snapshot } = await send('GET', '/snapshot')
    const answer = await send('PUT', '/snapshot', { ...Object(snapshot), ...change })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    expect((await send('GET', '/snapshot')).body).toEqual(snapshot)
  })
})

/** A storage with room for this many characters. */
function smallSlot(room: number): Persistence {
  let saved = ''
  let isFull = false
  return {
    load: () => saved,
    save(text) {
      isFull = text.length > room
      if (!isFull) saved = text
    },
    isFull: () => isFull,
  }
}
