/** The message to the advisor. */

import { beforeEach, expect, test } from 'vitest'
import { flowState } from '#src/routes/flowState.ts'
import { logInAs } from './support/account.ts'
import { fail, lost, onPost, problem, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { pressUntilGone } from './support/press.ts'

const CONTACT = '/en/applicant/mypage/contact'
const TEXT = '<b>Which documents</b> do I need?'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

async function open() {
  const { screen, router } = await openPage(CONTACT)
  const main = screen.getByRole('main')
  const type = main.getByLabelText(/^Type of inquiry/)
  const contents = main.getByLabelText(/^Your message/)
  await expect.element(contents).toBeVisible()
  const write = async () => {
    await type.selectOptions('visa')
    await contents.fill(TEXT)
  }
  const send = () => main.getByRole('button', { name: 'Send message' }).click()
  return { screen, router, main, type, contents, write, send }
}

test('a message needs a subject and a text; then it is sent, and the complete page names the address', async () => {
  const { router, main, type, contents, write, send } = await open()
  await send()
  for (const text of ['Please choose the type of inquiry.', 'Please enter your inquiry details.'])
    await expect.element(main.getByRole('alert').getByRole('link', { name: text })).toBeVisible()
  await expect.element(type).toHaveAttribute('aria-invalid', 'true')
  await expect.element(contents).toHaveAttribute('aria-invalid', 'true')
  await write()
  await send()
  await expect.element(main.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
  expect(router.state.location.pathname).toBe(`${CONTACT}/complete`)
  await expect.element(main.getByText(/maria@example\.com/)).toBeVisible()
  await expect.poll(() => flowState('contact').get().draft).toEqual({})
})

test('the person’s advisor is named beside the form; a person without an advisor sees no name', async () => {
  const { screen, main } = await open()
  await expect.element(main.getByText('Emi Moriyama')).toBeVisible()
  await screen.unmount()
  await logInAs('linh')
  const ofLinh = await open()
  await expect.element(ofLinh.main.getByText('Good to know')).toBeVisible()
  await expect.element(ofLinh.main.getByText('Your advisor', { exact: true })).not.toBeInTheDocument()
})

test('the complete page leads to the form if it is opened by itself', async () => {
  const { router } = await openPage(`${CONTACT}/complete`)
  await expect.poll(() => router.state.location.pathname).toBe(CONTACT)
})

test.each([
  ['a lost connection', lost, /The connection was lost\. What you typed is still here\./],
  ['an error of the server', () => problem(500), /Fault of a test/],
  ['too many messages', () => problem(429, { 'Retry-After': '90' }), /Too many attempts.*2 minutes/],
])('%s is explained in words, and the message can be sent again', async (_, answer, words) => {
  const { main, contents, write, send } = await open()
  await write()
  fail(onPost('/applicant/contact', answer))
  await send()
  await expect.element(main.getByRole('alert')).toMatchTextContent(words)
  await expect.element(contents).toHaveValue(TEXT)
  repair()
  await main.getByRole('alert').getByRole('button').click()
  await expect.element(main.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
})

test('the draft survives a reload, asks before it is lost, and belongs to one person', async () => {
  const first = await open()
  await first.write()
  await first.screen.unmount()
  const second = await open()
  await expect.element(second.contents).toHaveValue(TEXT)
  void second.router.navigate('/en/applicant/mypage')
  const dialog = second.screen.getByRole('dialog', { name: 'Leave this page?' })
  await expect.element(dialog).toMatchTextContent(/What you typed has not been sent and will be deleted\./)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect.element(second.contents).toHaveValue(TEXT)
  await second.screen.unmount()
  await logInAs('linh')
  await expect.element((await open()).contents).toHaveValue('')
})

test('a click after the answer, before the next page, does not send the message again', async () => {
  const { main, write } = await open()
  const sending = onPost('/applicant/contact', () => undefined)
  fail(sending)
  await write()
  pressUntilGone(main.getByRole('button', { name: 'Send message' }))
  await expect.element(main.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
  expect(sending.calls()).toBe(1)
})
