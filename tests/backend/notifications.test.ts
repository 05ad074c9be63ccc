import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { notify, notifyWelcome } from '#backend/notifications/notify.ts'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { languages } from '#domain/lang.ts'
import { type TestApp, type TestCall, createTestApp } from '#mocks/test.ts'
import { NotificationList } from '#openapi/generated/zod.ts'
import { contract, examplesOf } from '../contract/contract.ts'
import { MINUTE, logIn, maria } from './support.ts'

const linh = { email: 'linh@example.com', password: SAMPLE_PASSWORD }
const message = { title: '<b>Hello</b>', body: '<script>alert(1)</script>' }
const news = { applicantId: 1001, kind: 'message' as const, processId: null, ja: message, en: message }

/** Returns the app of the day of the contract's examples, with an applicant logged in. */
async function appOf(person = maria, now = new Date('2026-11-21T08:59:00+09:00')): Promise<TestApp> {
  const app = await createTestApp({ now })
  await logIn(app, person)
  return app
}

const listOf = async ({ call }: TestApp, query = '', options: TestCall = {}) =>
  NotificationList.parse((await call('GET', `/applicant/notification${query}`, options)).body)

const read = ({ call }: TestApp, id: number | string, options: TestCall = {}) =>
  call('POST', `/applicant/notification/${id}/read`, options)

function exampleOf(operationId: string, name: string): unknown {
  const operation = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .find((candidate) => candidate.operationId === operationId)
  const media = operation?.responses['200']?.content?.['application/json']
  return media && examplesOf(media).find((example) => example.name === name)?.value
}

describe('the sample notifications', () => {
  test.each(languages)('of maria are those of the contract, in %s', async (lang) => {
    const app = await appOf()
    expect(await listOf(app, '', { lang })).toEqual(exampleOf('listNotifications', lang))
    app.wait(MINUTE)
    expect((await read(app, 5006, { lang })).body).toEqual(exampleOf('readNotification', lang))
  })

  test.each([
    ['ja', 'unreadWelcomeJa'],
    ['en', 'unreadWelcomeEn'],
  ] as const)('of linh are those of the contract, in %s', async (lang, name) => {
    expect(await listOf(await appOf(linh), '', { lang })).toEqual(exampleOf('listNotifications', name))
  })

  test('are never in the future, and their dates move with the day of seeding', async () => {
    const now = new Date('2027-03-01T00:01:00+09:00')
    const { notifications } = await listOf(await appOf(maria, now))
    expect(notifications.filter(({ date }) => new Date(date) > now)).toEqual([])
    expect(notifications[0]).toMatchObject({ date: '2027-02-28T18:35:00+09:00' })
    expect(notifications[0]?.body).toContain('by 15 March')
    expect(notifications[3]?.body).toContain('Tuesday 9 March')
  })
})

test('pages of notifications, past the end an empty one', async () => {
  const app = await appOf()
  const second = await listOf(app, '?page=2&perPage=3')
  expect(second.notifications.map(({ id }) => id)).toEqual([5004, 5003, 5002])
  expect(second).toMatchObject({ unread: 2, total: 7, page: 2, perPage: 3 })
  expect(await listOf(app, '?page=4&perPage=3')).toMatchObject({ notifications: [], unread: 2, total: 7 })
})

test.each(['page=0', 'page=a', 'perPage=101', 'perPage=0'])('the query %s is refused', async (query) => {
  const { call } = await appOf()
  expect((await call('GET', `/applicant/notification?${query}`)).status).toBe(422)
})

describe('reading', () => {
  test('marks one notification, keeps the first time, and changes the number of unread ones', async () => {
    const app = await appOf()
    const [first, again] = [await read(app, 5006), (app.wait(MINUTE), await read(app, 5006))]
    expect(first).toMatchObject({ status: 200, body: { readAt: '2026-11-21T08:59:00+09:00' } })
    expect(again.body).toEqual(first.body)
    expect((await listOf(app)).unread).toBe(1)
  })

  test('the welcome ends the first visit, another notification does not', async () => {
    const app = await appOf(linh)
    const firstVisit = async () =>
      z.object({ firstVisit: z.boolean() }).parse((await app.call('GET', '/applicant/auth')).body).firstVisit
    await notify(app.env.store, app.env, { ...news, applicantId: 1002 })
    await read(app, 6001)
    expect(await firstVisit()).toBe(true)
    await read(app, 5008)
    expect(await firstVisit()).toBe(false)
    const [before, after] = [
      await app.env.store.applicants.find(1002),
      (app.wait(MINUTE), await read(app, 5008)),
    ]
    expect(after.status).toBe(200)
    expect(await app.env.store.applicants.find(1002)).toEqual(before)
  })

  test.each([5008, 4999, 0, '05006', '5006x', '５００６', '-1', '99999999999'])(
    'the id %s is not found and changes nothing',
    async (id) => {
      const app = await appOf()
      expect((await read(app, id)).status).toBe(404)
      const { notifications } = await app.env.store.notifications.page(1002, { page: 1, perPage: 1 })
      expect(notifications[0]?.readAt).toBeNull()
    },
  )

  test('needs a session and the header of the site', async () => {
    const app = await appOf()
    expect((await read(app, 5006, { headers: { 'X-Requested-With': null } })).status).toBe(403)
    expect((await read(app, 5006, { cookies: {} })).status).toBe(401)
    expect((await app.call('GET', '/applicant/notification', { cookies: {} })).status).toBe(401)
  })
})

describe('new notifications', () => {
  test('are unread; markup is text', async () => {
    const app = await appOf()
    await notify(app.env.store, app.env, news)
    const { notifications, unread } = await listOf(app)
    expect(notifications[0]).toMatchObject({ id: 6001, ...message, readAt: null })
    expect(unread).toBe(3)
  })

  test('beyond 100 remove the oldest', async () => {
    const app = await appOf()
    for (let count = 0; count < 100; count++) {
      app.wait(MINUTE)
      await notify(app.env.store, app.env, news)
    }
    const { notifications, total } = await listOf(app)
    expect(total).toBe(100)
    expect(notifications.at(-1)?.id).toBe(6001)
  })

  test('of an activated applicant begin with the welcome, in the language of the caller', async () => {
    const app = await appOf()
    await notifyWelcome(app.env.store, app.env, 1001)
    expect((await listOf(app)).notifications[0]).toMatchObject({ kind: 'welcome', title: 'Welcome to Hashi' })
    expect((await listOf(app, '', { lang: 'ja' })).notifications[0]?.title).toBe('Hashiへようこそ')
  })
})
