import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { type Site, startSite } from './support/site.ts'
import { expect, test } from './support/test.ts'

const headers = { 'X-Requested-With': 'hashi' }
const data = { email: 'maria@example.com', password: SAMPLE_PASSWORD }

// One site for the tests of this file.
test.describe.configure({ mode: 'default' })

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('a session survives a restart of the server, and ends with the logout', async ({ request }) => {
  const api = `${site.url}/api/v1/applicant`
  expect((await request.get(`${api}/auth`)).status()).toBe(401)

  const login = await request.post(`${api}/login`, { headers, data })
  expect(login.status()).toBe(200)
  expect(await login.json()).toHaveProperty('refresh_token')
  const cookies = (await request.storageState()).cookies
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: 'hashi_session', value: '1', httpOnly: false }),
  )
  expect(cookies).toContainEqual(expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/' }))

  await site.restart()
  const auth = await request.get(`${api}/auth`)
  expect(auth.status()).toBe(200)
  expect(await auth.json()).toMatchObject({ id: 1001, email: 'maria@example.com' })

  expect((await request.post(`${api}/logout`, { headers })).status()).toBe(200)
  const left = (await request.storageState()).cookies
  expect(left.map(({ name }) => name)).toEqual(['hashi_device'])
  expect((await request.get(`${api}/auth`)).status()).toBe(401)
})

test('a login without the header of the site is refused', async ({ request }) => {
  expect((await request.post(`${site.url}/api/v1/applicant/login`, { data })).status()).toBe(403)
})

test('two sites from one checkout have separate sessions', async ({ request, baseURL }) => {
  const login = await request.post(`${site.url}/api/v1/applicant/login`, { headers, data })
  expect(login.status()).toBe(200)
  // Both servers listen on the same host, so the other one also receives the cookie, but does not know it.
  expect((await request.get(`${site.url}/api/v1/applicant/auth`)).status()).toBe(200)
  expect((await request.get(`${baseURL}/api/v1/applicant/auth`)).status()).toBe(401)
})
