import { describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import type { Persistence } from './store/persistence.ts'
import { createTestApp } from './test.ts'

const maria = { email: 'maria@example.com', password: SAMPLE_PASSWORD }

function memoryPersistence(): Persistence {
  let text: string | null = null
  return {
    load: () => text,
    save: (next) => void (text = next),
  }
}

describe('The mock in one process', () => {
  it('logs in, identifies the caller and logs out', async () => {
    const { call, jar } = await createTestApp()
    expect(await call('GET', '/applicant/auth')).toMatchObject({ status: 401 })
    expect(await call('POST', '/applicant/login', { body: maria })).toMatchObject({
      status: 200,
      body: { auth: { id: 1001, name: 'Maria Santos', firstVisit: false } },
    })
    expect(jar.get('hashi_session')).toBe('1')
    expect(await call('GET', '/applicant/auth')).toMatchObject({ status: 200, body: { id: 1001 } })
    expect(await call('POST', '/applicant/logout')).toMatchObject({ status: 200 })
    expect([...jar.keys()]).toEqual(['hashi_device'])
    expect(await call('GET', '/applicant/auth')).toMatchObject({ status: 401 })
  })

  it('persists the session over a reload, and the logout over the next', async () => {
    const persistence = memoryPersistence()
    const before = await createTestApp({ persistence })
    await before.call('POST', '/applicant/login', { body: maria })
    const cookies = Object.fromEntries(before.jar)

    const after = await createTestApp({ persistence })
    expect(await after.call('GET', '/applicant/auth', { cookies })).toMatchObject({
      status: 200,
      body: { id: 1001 },
    })
    const count = async ({ call }: typeof after) => (await call('GET', '/job?perPage=1')).body
    expect(await count(after)).toEqual(await count(before))
    await after.call('POST', '/applicant/logout', { cookies })

    const last = await createTestApp({ persistence })
    expect(await last.call('GET', '/applicant/auth', { cookies })).toMatchObject({ status: 401 })
  })

  it('expires an idle session', async () => {
    const { call, wait } = await createTestApp()
    await call('POST', '/applicant/login', { body: maria })
    wait(2 * 60 * 60 * 1000 - 1)
    expect(await call('GET', '/applicant/auth')).toMatchObject({ status: 200 })
    wait(2 * 60 * 60 * 1000 + 1)
    expect(await call('GET', '/applicant/auth')).toMatchObject({ status: 401 })
  })

  it('has an applicant on the first visit, and one who cannot log in', async () => {
    const { call } = await createTestApp()
    const login = (email: string) =>
      call('POST', '/applicant/login', { body: { email, password: SAMPLE_PASSWORD } })
    expect(await login('linh@example.com')).toMatchObject({
      status: 200,
      body: { auth: { id: 1002, firstVisit: true } },
    })
    expect(await login('pending@example.com')).toMatchObject({ status: 401 })
  })

  it('lets a test remove headers and choose the language', async () => {
    const { call } = await createTestApp()
    const headers = { 'X-Requested-With': null }
    expect(await call('POST', '/applicant/login', { body: maria, headers })).toMatchObject({ status: 403 })
    const response = await call('GET', '/case', { lang: 'ja' })
    expect(response.headers.get('Content-Language')).toBe('ja')
  })
})
