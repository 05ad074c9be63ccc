/** The question whether an employer may get documents, on the page of an application. */

import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { submitConsent } from '#src/api/generated/process/process.ts'
import { translatePage } from '../support/translatePage.ts'
import { logInAs } from './support/account.ts'
import { fail, lost, onPost, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const ASKED = 4012
const path = `/en/applicant/mypage/application/detail/${ASKED}`

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

async function openQuestion() {
  const { screen } = await openPage(path)
  const panel = screen.getByRole('region', { name: /^(May we send your documents\?|Your consent)$/ })
  const dialog = screen.getByRole('dialog')
  const choose = async (name: string) => {
    await panel.getByRole('button', { name, exact: true }).click()
    await expect.element(dialog).toBeVisible()
  }
  const send = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  return { screen, panel, dialog, choose, send }
}

test('names the employer, and each document with its version', async () => {
  const { screen, panel } = await openQuestion()
  await expect.element(panel).toMatchTextContent(/Aozora Hotel Systems Inc\./)
  for (const document of panel.getByRole('listitem').all())
    await expect.element(document).toMatchTextContent(/Version [0-9a-f]{8}Preview$/)
  await expect.element(panel).toMatchTextContent(/Nothing is sent before you agree/)
  await expect.element(screen.getByRole('link', { name: 'https://aozora.example' })).toBeVisible()
})

test('leads to each document, and to a question before the answer', async () => {
  const { panel } = await openQuestion()
  const targetOf = (name: string) => panel.getByRole('link', { name, exact: true })
  const account = '/en/applicant/mypage'
  await expect.element(targetOf('Preview: Resume')).toHaveAttribute('href', `${account}/pdf?page=resume`)
  await expect
    .element(targetOf('Preview: Career history'))
    .toHaveAttribute('href', `${account}/pdf?page=career`)
  await expect.element(targetOf('Ask first')).toHaveAttribute('href', `${account}/contact`)
  await expect.element(panel).toMatchTextContent(/Not sent: your profile, your other applications/)
})

test('comes before all other sections', async () => {
  const { screen } = await openQuestion()
  const headings = screen.getByRole('main').getByRole('heading', { level: 2 })
  await expect
    .poll(() => headings.elements().map((heading) => heading.textContent))
    .toEqual([
      'Ledger of consent',
      'May we send your documents?',
      'What happens next',
      'The employer',
      'History',
    ])
})

describe.each([
  ['', () => {}],
  [' on a translated page', translatePage],
])('an answer%s', (_, rewrite) => {
  test('to agree needs a confirmation, and is shown', async () => {
    const { panel, dialog, choose, send } = await openQuestion()
    rewrite()
    await choose('Agree')
    await userEvent.type(dialog.getByRole('textbox'), 'In April.')
    await send('Agree')
    await expect.element(panel.getByRole('status')).toMatchTextContent(/^You agreed on /)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(panel.getByRole('button')).not.toBeInTheDocument()
  })

  test('to decline ends the application', async () => {
    const { screen, panel, dialog, choose, send } = await openQuestion()
    rewrite()
    await choose('Decline')
    await expect.element(dialog).toMatchTextContent(/the employer hears nothing of it/)
    await send('Decline')
    await expect.element(panel).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('main').getByText('You can apply for this job again', { exact: false }))
      .toBeVisible()
  })
})

test('the dialog works with the keyboard, and gives the focus back', async () => {
  const { panel, dialog, choose } = await openQuestion()
  await choose('Agree')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(panel.getByRole('button', { name: 'Agree' })).toHaveFocus()
})

test('a lost answer can be repeated, and the note stays', async () => {
  const { panel, dialog, choose, send } = await openQuestion()
  const keys: (string | null)[] = []
  fail(
    onPost('/process/consent', (request) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? lost() : undefined
    }),
  )
  await choose('Agree')
  await userEvent.type(dialog.getByRole('textbox'), 'In April.')
  await send('Agree')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('In April.')
  await send('Agree')
  await expect.element(panel.getByRole('status')).toMatchTextContent(/^You agreed on /)
  expect(keys).toEqual([keys[0], keys[0]])
})

test('an answer from another tab is told, and the page shows it', async () => {
  const { panel, dialog, choose, send } = await openQuestion()
  await choose('Decline')
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const data = { process_id: ASKED, answer: 'agree', documents: ['resume', 'career'] } as const
  await submitConsent('en', { ...data, documents: [...data.documents] }, headers)
  await send('Decline')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/The request has changed/)
  await expect.element(panel.getByRole('status')).toMatchTextContent(/^You agreed on /)
})
