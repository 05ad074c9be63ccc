/** The dialogs about an application: the reply to an offer, another time, the withdrawal. Each is one message to the advisor. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { logInAs } from './support/account.ts'
import { fail, lost, onPost, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const sentBody = z.object({
  type: z.string(),
  contents: z.string(),
  process_id: z.number(),
  intention: z.string(),
})

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

afterEach(() => page.viewport(1280, 800))

/** Opens a dialog, and collects the messages that are sent; the first `failing` calls are lost. */
async function open({ path, button }: { path: string; button: string }, failing = 0) {
  const { screen } = await openPage(path)
  const opener = screen.getByRole('main').getByRole('button', { name: button, exact: true })
  await opener.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox')).toBeVisible()
  const bodies: z.output<typeof sentBody>[] = []
  let calls = 0
  fail(
    onPost('/applicant/contact', async (request) => {
      calls++
      if (calls <= failing) return lost()
      bodies.push(sentBody.parse(await request.clone().json()))
      return undefined
    }),
  )
  return { opener, dialog, bodies, calls: () => calls }
}

const detail = (id: number) => `/applicant/mypage/application/detail/${id}`
const offer = {
  en: { path: `/en${detail(4006)}`, button: 'Reply to the offer' },
  ja: { path: detail(4006), button: '内定のお返事をする' },
}
const otherTime = {
  en: { path: `/en${detail(4007)}`, button: 'Request another time' },
  ja: { path: detail(4007), button: '日程の変更を相談する' },
}
const withdraw = {
  en: { path: `/en${detail(4012)}`, button: 'Withdraw this application' },
  ja: { path: detail(4012), button: 'この応募を辞退する' },
}

describe('the reply to an offer', () => {
  test.each([
    ['en', 'Accept', 'Accept the offer', 'accept-offer', /tells the employer.*notice of working conditions/],
    ['en', 'Talk first', 'Ask to talk first', 'discuss-offer', /The employer hears nothing yet/],
    ['en', 'Decline', 'Decline the offer', 'decline-offer', /cannot be undone/],
    ['ja', '承諾する', '承諾の意思を伝える', 'accept-offer', /労働条件通知書/],
    ['ja', '相談してから決める', 'アドバイザーに相談する', 'discuss-offer', /企業にはまだ何も伝わりません/],
    ['ja', '辞退する', '内定を辞退する', 'decline-offer', /取り消せません/],
  ] as const)('in %s says what follows, and sends "%s"', async (lang, choice, send, intention, follows) => {
    const { dialog, bodies } = await open(offer[lang])
    await expect.element(dialog).toMatchTextContent(follows)
    await dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }).click()
    await userEvent.type(dialog.getByRole('textbox'), 'From 1 March')
    await dialog.getByRole('button', { name: send }).click()
    await expect.element(dialog.getByRole('status')).toBeVisible()
    expect(bodies).toEqual([
      { type: 'application', contents: `${send}\nFrom 1 March`, process_id: 4006, intention },
    ])
  })

  test('is shown on the page from then on, and can be changed', async () => {
    const { dialog, opener } = await open(offer.en)
    await dialog.getByRole('radio', { name: /^Accept/ }).click()
    await dialog.getByRole('button', { name: 'Accept the offer' }).click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    const main = page.getByRole('main')
    await expect
      .element(main.getByText(/^You have accepted the offer\. Emi tells the employer/))
      .toBeVisible()
    await expect.element(main.getByText(/^You accepted the offer\. Emi will tell the employer/)).toBeVisible()
    await expect.element(opener).not.toBeInTheDocument()
    await expect.element(main.getByText(/^Answer by/)).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: 'Change your reply' })).toHaveFocus()
  })

  test('needs a choice, told at the choice', async () => {
    const { dialog, calls } = await open(offer.en)
    await dialog.getByRole('button', { name: 'Send the reply' }).click()
    await expect.element(dialog.getByRole('alert').getByRole('link')).toBeVisible()
    expect(calls()).toBe(0)
  })
})

test.each(['en', 'ja'] as const)('another time sends three times in the time of Japan (%s)', async (lang) => {
  const { dialog, bodies } = await open(otherTime[lang])
  const selects = dialog.getByRole('combobox').all()
  expect(selects).toHaveLength(6)
  for (const [index, select] of selects.entries())
    await (index % 2 === 0
      ? select.selectOptions(String((await optionsOf(select.element()))[index + 1]))
      : select.selectOptions('10:00'))
  await dialog.getByRole('button').last().click()
  await expect.element(dialog.getByRole('status')).toBeVisible()
  expect(bodies).toMatchObject([{ process_id: 4007, intention: 'other-time' }])
  const lines = bodies[0]?.contents.split('\n') ?? []
  expect(lines.map((line) => line.slice(0, 2))).toEqual(['1.', '2.', '3.'])
  for (const line of lines) expect(line).toMatch(lang === 'ja' ? /10:00（日本時間）/ : /10:00, Japan time/)
})

test.each(['en', 'ja'] as const)(
  'another time has day and start in one row on a phone (%s)',
  async (lang) => {
    await page.viewport(320, 800)
    const { dialog } = await open(otherTime[lang])
    const tops = dialog
      .getByRole('combobox')
      .elements()
      .map((select) => Math.round(select.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(3)
    for (const group of dialog.getByRole('group').all()) {
      expect(group.getByRole('combobox').all()).toHaveLength(2)
      for (const select of group.getByRole('combobox').elements())
        expect(select.scrollWidth).toBeLessThanOrEqual(select.clientWidth)
    }
  },
)

test('another time tells once in each row that day and start are missing', async () => {
  const { dialog, calls } = await open(otherTime.en)
  await dialog.getByRole('button', { name: 'Send these times to Emi' }).click()
  const first = dialog.getByRole('group', { name: 'First choice' })
  await expect.element(first.getByText(/^This field is required/)).toBeVisible()
  for (const select of first.getByRole('combobox').all()) {
    await expect.element(select).toHaveAttribute('aria-invalid', 'true')
    await expect.element(select).toHaveAccessibleDescription(/^This field is required/)
  }
  const day = first.getByRole('combobox', { name: 'First choice: day' })
  await day.selectOptions(String((await optionsOf(day.element()))[0]))
  await expect.element(day).toBeValid()
  await expect.element(first.getByText(/^This field is required/)).toBeVisible()
  expect(calls()).toBe(0)
})

const optionsOf = async (select: Element) =>
  [...select.querySelectorAll('option')].map(({ value }) => value).filter((value) => value !== '')

test.each([
  [
    'en',
    'The location doesn’t work for me',
    'Withdraw',
    /The employer has nothing from you, and hears nothing/,
  ],
  ['ja', '勤務地が希望と合わない', '辞退する', /企業には何も伝わっておらず、これからも伝わりません/],
] as const)(
  'a withdrawal before the sending says that the employer hears nothing (%s)',
  async (lang, reason, send, follows) => {
    const { dialog, bodies } = await open(withdraw[lang])
    await expect.element(dialog).toMatchTextContent(follows)
    await dialog.getByRole('checkbox', { name: reason }).click()
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect.element(dialog.getByRole('status')).toBeVisible()
    expect(bodies).toMatchObject([
      { contents: `${send}\n${reason}`, process_id: 4012, intention: 'withdraw' },
    ])
  },
)

test('a withdrawal after the sending says who tells the employer', async () => {
  const { dialog } = await open({ ...withdraw.en, path: `/en${detail(4007)}` })
  await expect.element(dialog).toMatchTextContent(/Emi tells the employer, and cancels what is planned/)
})

describe.each([
  ['the reply to an offer', offer.en, 'Decline', 'Decline the offer'],
  ['the withdrawal', withdraw.en, 'Another reason', 'Withdraw'],
])('%s', (_, where, choice, send) => {
  test('that is lost keeps what was typed, and is sent again', async () => {
    const { dialog, bodies } = await open(where, 1)
    await dialog.getByLabelText(new RegExp(`^${choice}`)).click()
    await userEvent.type(dialog.getByRole('textbox'), 'My note')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The connection was lost/)
    await expect.element(dialog.getByRole('textbox')).toHaveValue('My note')
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect.element(dialog.getByRole('status')).toBeVisible()
    expect(bodies).toHaveLength(1)
    repair()
  })

  test('is sent once by a double click', async () => {
    const { dialog, calls } = await open(where)
    await dialog.getByLabelText(new RegExp(`^${choice}`)).click()
    await dialog.getByRole('button', { name: send, exact: true }).click({ clickCount: 2 })
    await expect.element(dialog.getByRole('status')).toBeVisible()
    expect(calls()).toBe(1)
  })

  test('works with the keyboard: Escape gives the focus back, and the note stays', async () => {
    const { opener, dialog } = await open(where)
    await userEvent.type(dialog.getByRole('textbox'), 'My note')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('textbox')).toHaveValue('My note')
  })
})
