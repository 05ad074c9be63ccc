/**
 * Changes of an account against letters that were asked for before: a letter with a link is worth nothing once the account has changed,
 * whether it waits for the mail server or has been sent. Letters without a link always arrive.
 */

import { PGliteDialect } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendQueued } from '#backend/mail/queue.ts'
import type { Mail } from '#backend/ports/mailer.ts'
import type { Store } from '#backend/ports/store.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { openSqlStore } from '#server/store/sqlStore.ts'
import { applicant } from '../store/samples.ts'
import { openEmptyPGlite } from '../support/emptyDatabase.ts'
import { NEW_PASSWORD, issueToken, newPassword, otherBrowser, post } from './account.ts'
import { enter, idOf } from './entries.ts'
import { change as changeProfile } from './profiles.ts'
import { HOUR, logIn } from './support.ts'

const FIRST_PASSWORD = 'kobe2026'

type Person = { app: TestApp; id: number; email: string; password: string | null }

type State = 'pending' | 'without a password' | 'active'

let count = 0
const freshAddress = () => `person${++count}@example.com`

/** The calls of the letter that is tested are Japanese, all others English, so that their mails differ. */
async function addPerson(app: TestApp, state: State): Promise<Person> {
  const email = freshAddress()
  const at = state === 'pending' ? null : app.env.clock().toISOString()
  const password = state === 'active' ? FIRST_PASSWORD : null
  const passwordHash = password && (await app.env.passwords.hash(password))
  const { store } = app.env
  const { id } = await store.applicants.insert(applicant(email, { activatedAt: at, passwordHash }))
  return { app, id, email, password }
}

const must = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
}

async function inSession({ app, email, password }: Person): Promise<void> {
  app.jar.clear()
  if (password !== null) await logIn(app, { email, password })
}

async function changePassword(person: Person, lang: 'ja' | 'en'): Promise<void> {
  await inSession(person)
  const next = `${NEW_PASSWORD}${++count}`
  const body = { current_password: person.password, password: next, password_confirm: next }
  await must(post(person.app, 'change-password', { body, lang }))
  person.password = next
}

async function askForAddress(person: Person, email: string, lang: 'ja' | 'en'): Promise<void> {
  await inSession(person)
  const body = { email, email_confirm: email, current_password: person.password }
  await must(post(person.app, 'change-email', { body, lang }))
}

const forget = ({ app, email }: Person) => must(post(app, 'forgot-password', { body: { email }, lang: 'ja' }))

type Letter = {
  /** Requests the letter. Returns its expected recipient. */
  ask: (person: Person) => Promise<string>
  /** The text that identifies its mail. */
  mark: string
  /** The call that takes its token. */
  use?: string
}

const link = (page: string) => `http://localhost/applicant/${page}?token=`

const letters = {
  'the link of an entry': {
    async ask(person) {
      const email = freshAddress()
      person.id = idOf(await enter(person.app, { email, email_confirm: email }, { lang: 'ja' }))
      return email
    },
    mark: link('verify'),
    use: 'verify',
  },
  'another link of an entry': {
    ask: async (person) => forget(person).then(() => person.email),
    mark: link('verify'),
    use: 'verify',
  },
  'the link for a new password': {
    ask: async (person) => forget(person).then(() => person.email),
    mark: link('password/reset'),
    use: 'reset-password',
  },
  'the link to another address': {
    async ask(person) {
      const email = freshAddress()
      await askForAddress(person, email, 'ja')
      return email
    },
    mark: link('email/confirm'),
    use: 'confirm-email',
  },
  'the notice of another address': {
    ask: async (person) => askForAddress(person, freshAddress(), 'ja').then(() => person.email),
    mark: 'http://localhost/applicant/forget',
  },
  'the notice of a new password': {
    ask: async (person) => changePassword(person, 'ja').then(() => person.email),
    mark: 'http://localhost/applicant/forget',
  },
} satisfies Record<string, Letter>

const changes = {
  'an activation': async ({ app, id }: Person) => {
    const token = await issueToken(app, { applicantId: id, purpose: 'verify' })
    await must(post(app, 'activate', { body: { token } }))
  },
  'a first password': async ({ app, id }: Person) => {
    const { cookies } = await otherBrowser(app, id)
    await must(app.call('POST', '/applicant/initial-password-reset', { body: newPassword, cookies }))
  },
  'a reset of the password': async (person: Person) => {
    const token = await issueToken(person.app, { applicantId: person.id, purpose: 'reset' })
    await must(post(person.app, 'reset-password', { body: { token, ...newPassword } }))
    person.password = NEW_PASSWORD
  },
  'a change of the password': (person: Person) => changePassword(person, 'en'),
  'a request for another address': (person: Person) => askForAddress(person, freshAddress(), 'en'),
  'a confirmed address': async (person: Person) => {
    const newEmail = freshAddress()
    const token = await issueToken(person.app, { applicantId: person.id, purpose: 'confirm', newEmail })
    await must(post(person.app, 'confirm-email', { body: { token } }))
    person.email = newEmail
  },
  'a login': inSession,
  'a change of the profile': async (person: Person) => {
    await inSession(person)
    await must(changeProfile(person.app, 'profile', { name: 'Somebody Else' }))
  },
  'a request for recommendations': async (person: Person) => {
    await inSession(person)
    await must(person.app.call('POST', '/applicant/inquiry/introduction'))
  },
} satisfies Record<string, (person: Person) => Promise<void>>

type Row = { state: State; change: keyof typeof changes; letter: keyof typeof letters; survives: boolean }

const rows = (state: State, survives: boolean, names: Row['change'][], all: Row['letter'][]): Row[] =>
  names.flatMap((change) => all.map((letter) => ({ state, change, letter, survives })))

const ofEntry: Row['letter'][] = ['the link of an entry', 'another link of an entry']
const withLink: Row['letter'][] = ['the link for a new password', 'the link to another address']
const notices: Row['letter'][] = ['the notice of another address', 'the notice of a new password']
const ofAccount: Row['change'][] = [
  'a reset of the password',
  'a change of the password',
  'a request for another address',
  'a confirmed address',
]
const others: Row['change'][] = ['a login', 'a change of the profile', 'a request for recommendations']

const table: Row[] = [
  ...rows('pending', false, ['an activation'], ofEntry),
  ...rows('without a password', false, ['a first password'], ['the link for a new password']),
  ...rows('active', false, ofAccount, withLink),
  ...rows('active', true, ofAccount, notices),
  ...rows('active', true, others, [...withLink, ...notices]),
]

const linkRows = table.filter(({ letter }) => !notices.includes(letter))

const stores: Record<string, () => Promise<Partial<Store>>> = {
  memory: async () => ({}),
  SQL: async () => openSqlStore(new PGliteDialect({ pglite: await openEmptyPGlite() })),
}

describe.each(Object.keys(stores))('in the store in %s', (name) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
    app.env.store = { ...app.env.store, ...(await stores[name]?.()) }
  })
  beforeEach(() => app.wait(HOUR))
  afterAll(() => app.env.store.close())

  describe.each(table)(
    '$state: $change, and a waiting letter: $letter',
    ({ state, change, letter, survives }) => {
      test(`is ${survives ? 'sent' : 'dropped'}`, async () => {
        const person = await addPerson(app, state)
        const mailer = vi.spyOn(app.env.mailer, 'send').mockRejectedValue(new Error('ECONNREFUSED'))
        vi.spyOn(console, 'error').mockImplementation(() => {})
        const address = await letters[letter].ask(person)
        await sendQueued(app.env)
        await changes[change](person)
        mailer.mockRestore()
        app.wait(HOUR)
        const mails = await mailsOf(app, letter, address)
        expect(mails).toHaveLength(survives ? 1 : 0)
        expect(await app.env.store.mails.queued()).toEqual([])
      })
    },
  )

  describe.each(linkRows)('$state: $change, and a link: $letter', ({ state, change, letter, survives }) => {
    test(`${survives ? 'still' : 'no longer'} works`, async () => {
      const person = await addPerson(app, state)
      const mails = await mailsOf(app, letter, await letters[letter].ask(person))
      expect(mails).toHaveLength(1)
      await changes[change](person)
      expect(await works(app, letter, mails[0])).toBe(survives)
    })
  })

  describe.each(linkRows.filter(({ state }) => state === 'active'))(
    '$change, and then $letter',
    ({ state, change, letter }) => {
      test('works', async () => {
        const person = await addPerson(app, state)
        await changes[change](person)
        const mails = await mailsOf(app, letter, await letters[letter].ask(person))
        expect(await works(app, letter, mails.at(-1))).toBe(true)
      })
    },
  )
})

async function mailsOf({ env }: TestApp, letter: Row['letter'], address: string) {
  await sendQueued(env)
  return env.mailer.sent.filter(({ to, text }) => to === address && text.includes(letters[letter].mark))
}

async function works(app: TestApp, letter: Row['letter'], mail: Mail | undefined): Promise<boolean> {
  const { use }: Letter = letters[letter]
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1]
  const body = { token, ...(use === 'reset-password' && newPassword) }
  return (await post(app, String(use), { body })).status === 200
}
