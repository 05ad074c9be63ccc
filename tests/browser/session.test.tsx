import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { ApiError } from '#src/api/apiError.ts'
import { http } from '#src/api/http.ts'
import { presence } from '#src/context/presence.ts'
import { listenToTabs, tellTabs } from '#src/features/session/tabs.ts'
import { FILES_DATABASE } from '#src/lib/filesDatabase.ts'
import { keepFile, readKeptFiles } from '#src/lib/keptFiles.ts'
import { dropSessionCookie } from '#src/lib/sessionCookie.ts'
import { pause } from '#src/lib/time.ts'
import { fail, onGet, problem, restartMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const auth = () => http<{ id: number }>('/applicant/auth', { method: 'GET' })
const login = (password: string) =>
  http<{ refresh_token: string }>('/applicant/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'maria@example.com', password }),
  })
const logout = () => http('/applicant/logout', { method: 'POST' })
const refused = { status: 401 }

const leave = () => logout().catch((error: unknown) => expect(error).toBeInstanceOf(ApiError))

// Files of tests share the browser, and another one may have left a session.
beforeEach(leave)
afterEach(leave)

test('a login lasts until the logout, also over a reload', async () => {
  await expect(auth()).rejects.toMatchObject(refused)
  expect((await login(SAMPLE_PASSWORD)).refresh_token).not.toBe('')
  expect(document.cookie).toContain('hashi_session=1')
  expect(await auth()).toMatchObject({ id: 1001 })

  await restartMocks()
  expect(await auth()).toMatchObject({ id: 1001 })

  await logout()
  expect(document.cookie).not.toContain('hashi_session')
  await expect(auth()).rejects.toMatchObject(refused)
  await restartMocks()
  await expect(auth()).rejects.toMatchObject(refused)
})

test('a tab that is shown after another one has noticed the end of the session leads to the login', async () => {
  await login(SAMPLE_PASSWORD)
  const { screen, router } = await openPage('/en/applicant/mypage/contact')
  await expect.element(screen.getByRole('banner').getByRole('link', { name: /^My Page/ })).toBeVisible()
  await screen.getByRole('textbox').fill('Which documents do I need?')
  dropSessionCookie()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/login')
  await expect.element(screen.getByRole('status')).toMatchTextContent('Your session has ended')
  expect(router.state.location.search).toBe('?redirect=%2Fen%2Fapplicant%2Fmypage%2Fcontact')
})

test.each([
  ['says that typed text is removed', 'Which documents do I need?', /What you had typed in this tab/],
  ['says nothing more if nothing was typed', '', /^You are logged out\.$/],
])('a logout in another tab %s', async (_name, typed, told) => {
  await login(SAMPLE_PASSWORD)
  const { screen, router } = await openPage('/en/applicant/mypage/contact')
  await expect.element(screen.getByRole('banner').getByRole('link', { name: /^My Page/ })).toBeVisible()
  await screen.getByRole('textbox').fill(typed)
  dropSessionCookie()
  await expect
    .poll(() => {
      tellTabs({ kind: 'logout' })
      return router.state.location.pathname
    })
    .toBe('/en/applicant/login')
  await expect.element(screen.getByRole('main').getByRole('status')).toMatchTextContent(told)
  expect(sessionStorage.getItem('typed')).toBeNull()
})

/** Holds the database of files until the returned function is called: a transaction that writes keeps all others waiting. */
async function holdFiles(): Promise<() => void> {
  await keepFile('entry', 'resume', new File(['My resume'], 'resume.txt'))
  const opening = indexedDB.open(FILES_DATABASE)
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
  let isHeld = true
  const hold = () => {
    if (isHeld) store.count().addEventListener('success', hold)
    else opening.result.close()
  }
  hold()
  return () => {
    isHeld = false
  }
}

vi.mock('#src/lib/time.ts', { spy: true })

test('a logout does not wait for a database of files that does not respond, and they are never read again', async () => {
  await login(SAMPLE_PASSWORD)
  const { screen, router } = await openPage('/en/jobs')
  const release = await holdFiles()
  vi.mocked(pause).mockImplementation((ms) => (ms === 5_000 ? new Promise(() => {}) : Promise.resolve()))
  await screen.getByRole('banner').getByRole('button', { name: 'Open the My Page menu' }).click()
  await screen.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/login')
  release()
  vi.mocked(pause).mockRestore()
  expect((await readKeptFiles('entry')).size).toBe(0)
})

test('files that the browser cannot remove are not read after a logout', async () => {
  await keepFile('entry', 'resume', new File(['My resume'], 'resume.txt'))
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Forbidden', 'InvalidStateError')
  })
  await login(SAMPLE_PASSWORD)
  const { screen, router } = await openPage('/en/jobs')
  await screen.getByRole('banner').getByRole('button', { name: 'Open the My Page menu' }).click()
  await screen.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/login')
  vi.restoreAllMocks()
  expect((await readKeptFiles('entry')).size).toBe(0)
})

test('a step of the entry notices a logout in another tab, too', async () => {
  await login(SAMPLE_PASSWORD)
  const { screen } = await openPage('/en/entry')
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  expect(presence.get()).toBe(true)
  dropSessionCookie()
  await expect
    .poll(() => {
      tellTabs({ kind: 'logout' })
      return presence.get()
    })
    .toBe(false)
})

test('a call that is refused after a login in another tab is repeated, and the new session stays', async () => {
  await login(SAMPLE_PASSWORD)
  const { screen } = await openPage('/en/applicant/mypage/contact')
  await expect.element(screen.getByRole('banner').getByRole('link', { name: /^My Page/ })).toBeVisible()
  const refusal = onGet('/applicant/auth', async () => {
    if (refusal.calls() > 1) return undefined
    const told = new Promise<void>((resolve) => {
      const stop = listenToTabs(() => {
        stop()
        resolve()
      })
    })
    tellTabs({ kind: 'login', id: 1001 })
    await told
    return problem(401)
  })
  fail(refusal)
  expect(await auth()).toMatchObject({ id: 1001 })
  expect(document.cookie).toContain('hashi_session=1')
})

test('a wrong password returns the API’s problem', async () => {
  const error = await login('wrong2026').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 401, problem: { detail: expect.stringMatching(/\S/) } })
})
