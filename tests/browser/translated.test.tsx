/** Pages of the applicant area that a page translator has rewritten, followed by a change of state. */

import { beforeEach, expect, test } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { translatePage } from '../support/translatePage.ts'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const mypage = '/en/applicant/mypage'

beforeEach(resetMocks)

type Screen = RenderResult

interface Case {
  path: string
  /** By default maria. */
  name?: 'maria' | 'linh'
  /** A part of the page that shows when it is loaded. */
  ready: (screen: Screen) => ReturnType<Screen['getByRole']>
  /** Changes the state. */
  change: (screen: Screen) => Promise<void>
  /** Leaving the page asks first. */
  asks?: true
  /** A part of the page that shows after the change. */
  after: (screen: Screen) => ReturnType<Screen['getByRole']>
}

const button = (name: string | RegExp) => (screen: Screen) =>
  screen.getByRole('main').getByRole('button', { name }).first()
const link = (name: string | RegExp) => (screen: Screen) =>
  screen.getByRole('main').getByRole('link', { name }).first()
const text = (words: string | RegExp) => (screen: Screen) => screen.getByText(words).first()
const press = (name: string | RegExp) => (screen: Screen) => button(name)(screen).click()
const follow = (name: string | RegExp) => (screen: Screen) => link(name)(screen).click()

const cases: Record<string, Case> = {
  'the dashboard asks for recommendations': {
    path: `${mypage}/notification/welcome`,
    name: 'linh',
    ready: link('Go to the dashboard'),
    change: async (screen) => {
      await follow('Go to the dashboard')(screen)
      await expect.element(button('Ask for recommendations')(screen)).toBeVisible()
      translatePage()
      await press('Ask for recommendations')(screen)
      await screen.getByRole('dialog').getByRole('button').last().click()
      await screen.getByRole('dialog').getByRole('button').last().click()
    },
    after: text(/^You asked for recommendations on/),
  },
  'the applications turn the page': {
    path: `${mypage}/application`,
    ready: link('Next'),
    change: follow('Next'),
    after: link('Previous'),
  },
  'a notification leads to its neighbour': {
    path: `${mypage}/notification/5006`,
    ready: (screen) => screen.getByRole('navigation', { name: 'Other notifications' }),
    change: (screen) =>
      screen.getByRole('navigation', { name: 'Other notifications' }).getByRole('link').first().click(),
    after: (screen) => screen.getByRole('navigation', { name: 'Other notifications' }),
  },
  'the profile names unsaved changes': {
    path: `${mypage}/profile/edit`,
    asks: true,
    ready: button('Save'),
    change: (screen) => screen.getByLabelText(/^Name in katakana/).fill('マリア'),
    after: text('Unsaved changes: Name in katakana'),
  },
  'the settings refuse an empty form': {
    path: `${mypage}/email`,
    ready: button('Send the link'),
    change: press('Send the link'),
    after: (screen) => screen.getByRole('main').getByRole('alert').first(),
  },
  'the contact form refuses an empty form': {
    path: `${mypage}/contact`,
    ready: button('Send message'),
    change: press('Send message'),
    after: (screen) => screen.getByRole('main').getByRole('alert').first(),
  },
  'the resume adds a row': {
    path: `${mypage}/resume`,
    asks: true,
    ready: button('Add work'),
    change: press('Add work'),
    after: button(/^Remove row 7/),
  },
  'the career history adds a company': {
    path: `${mypage}/career`,
    asks: true,
    ready: button('Add a company'),
    change: press('Add a company'),
    after: button('Add a company'),
  },
  'a saved job is removed': {
    path: `${mypage}/keep`,
    ready: button(/^Remove/),
    change: press(/^Remove/),
    after: (screen) => screen.getByRole('button', { name: 'Undo' }),
  },
  'the link to share is for Japanese': {
    path: `${mypage}/referral`,
    ready: button('Copy'),
    change: (screen) => screen.getByText('Japanese', { exact: true }).click(),
    after: button('Copy'),
  },
  'the jobs are filtered': {
    path: `${mypage}/jobs`,
    ready: (screen) => screen.getByRole('checkbox', { name: /^Quality|^QA/ }).first(),
    change: (screen) =>
      screen
        .getByRole('checkbox', { name: /^Quality|^QA/ })
        .first()
        .click(),
    after: link(/^Clear all|Remove/),
  },
}

test.each(Object.entries(cases))('%s', async (_, { path, name = 'maria', asks, ready, change, after }) => {
  await logInAs(name)
  const { screen } = await openPage(path)
  await expect.element(ready(screen)).toBeVisible()
  translatePage()
  await change(screen)
  await expect.element(after(screen)).toBeVisible()
  translatePage()
  await screen
    .getByRole('navigation', { name: 'My Page' })
    .getByRole('link', { name: /^Dashboard/ })
    .click()
  if (asks)
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /^Leave/ })
      .click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Maria|Linh/)
})

test('a page that could not be loaded is loaded by another try', async () => {
  await logInAs('maria')
  fail(onGet('/process/detail/4010', lost))
  const { screen } = await openPage(`${mypage}/application/detail/4010`)
  await expect.element(button('Try again')(screen)).toBeVisible()
  translatePage()
  repair()
  await press('Try again')(screen)
  await expect.element(link('All applications')(screen)).toBeVisible()
})
