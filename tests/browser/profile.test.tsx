import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, onPost, problem, repair } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

const base = '/en/applicant/mypage/profile'
const fileOf = (name: string, text = 'Maria') => new File([text], name, { type: 'text/plain' })

beforeEach(() => sessionStorage.clear())

async function openAs(name: 'maria' | 'linh', path: string) {
  await logInAs(name)
  const { screen, router } = await openPage(path)
  const main = screen.getByRole('main')
  return { screen, router, main }
}

test('the profile shows every answer, and links its missing parts', async () => {
  const { main } = await openAs('maria', base)
  for (const title of [
    'About you',
    'Work history',
    'What you’re looking for',
    'Documents and links',
    'Account',
  ])
    await expect.element(main.getByRole('region', { name: title })).toBeVisible()
  const person = main.getByRole('region', { name: 'About you' })
  for (const text of [/マリア サントス/, /17 Apr 1992/, /Brazil/, /31 Aug 2028/, /Linux \(Over 5 years\)/])
    await expect.element(person).toMatchTextContent(text)
  await expect.element(person.getByRole('img', { name: 'Portrait of Maria Santos' })).toBeVisible()
  await expect.element(main.getByRole('region', { name: 'Profile completeness' })).toMatchTextContent(/100%/)
})

test('the kinds and the size of documents are said once, and describe each field', async () => {
  const { main } = await openAs('linh', `${base}/addition`)
  await expect.element(main.getByText(/^PDF, Word, Excel/)).toBeVisible()
  expect(main.getByText(/PDF, Word, Excel/).elements()).toHaveLength(1)
  for (const kind of ['resume', 'resumeJp', 'cvJp'])
    expect(document.getElementById(kind)).toHaveAccessibleDescription(/^PDF, Word, Excel.* 500\u00a0KB/)
})

test('an empty profile names the first step', async () => {
  const { router, main } = await openAs('linh', base)
  const missing = main.getByRole('region', { name: 'Profile completeness' })
  await expect.element(missing).toMatchTextContent(/15%/)
  await main.getByRole('link', { name: /^Fill in What you’re looking for/ }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`${base}/addition`)
})

test('a profile that cannot be loaded says so and can be loaded again', async () => {
  fail(onGet('/applicant/profile', () => problem(500)))
  const { main } = await openAs('maria', `${base}/history`)
  await expect.element(main.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible()
  repair()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByLabelText('Current occupation')).toHaveValue('infrastructure_development')
})

test('"None" clears the other development phases, also in what a reload restores', async () => {
  const path = `${base}/history`
  const phase = (shown: Awaited<ReturnType<typeof openAs>>, name: string) =>
    shown.main.getByRole('checkbox', { name, exact: true })
  const first = await openAs('linh', path)
  await phase(first, 'Development').click()
  await phase(first, 'None').click()
  await expect.element(phase(first, 'Development')).not.toBeChecked()
  await first.screen.unmount()

  const second = await openAs('linh', path)
  await expect.element(phase(second, 'None')).toBeChecked()
  await expect.element(phase(second, 'Development')).not.toBeChecked()
})

test('changes are saved and shown', async () => {
  const { router, main } = await openAs('maria', `${base}/edit`)
  await main.getByLabelText(/^Name in katakana/).fill('<b>マリア</b>')
  await main.getByRole('combobox', { name: 'Day' }).first().selectOptions('18')
  await expect.element(main.getByText('Unsaved changes: Name in katakana, Date of birth')).toBeVisible()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your profile has been saved')
  expect(router.state.location.pathname).toBe(`${base}/complete`)
  await main.getByRole('link', { name: 'See your profile' }).click()
  await expect.element(main.getByText('<b>マリア</b>')).toBeVisible()
  await expect.element(main.getByText('18 Apr 1992')).toBeVisible()
})

test('leaving with unsaved changes asks first', async () => {
  const { screen, router, main } = await openAs('maria', `${base}/edit`)
  await main.getByLabelText(/^Phone/).fill('0901234567')
  await main.getByRole('link', { name: 'Cancel' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect.element(main.getByLabelText(/^Phone/)).toHaveValue('0901234567')
  await main.getByRole('link', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(base)
  await router.navigate(`${base}/edit`)
  await expect.element(main.getByLabelText(/^Phone/)).toHaveValue('819000000000')
})

test('without changes nothing is asked', async () => {
  const { router, main } = await openAs('maria', `${base}/history`)
  await main.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(base)
})

test('typed values survive a reload and can be discarded', async () => {
  const first = await openAs('maria', `${base}/edit`)
  await first.main.getByLabelText(/^Full name/).fill('Maria Silva')
  await expect.element(first.main.getByText('Unsaved changes: Full name')).toBeVisible()
  await first.screen.unmount()
  const { main } = await openAs('maria', `${base}/edit`)
  await expect.element(main.getByLabelText(/^Full name/)).toHaveValue('Maria Silva')
  await main.getByRole('button', { name: 'Discard them' }).click()
  await expect.element(main.getByLabelText(/^Full name/)).toHaveValue('Maria Santos')
  await expect.element(main.getByText(/^Unsaved changes/)).not.toBeInTheDocument()
})

test('typed values of one person are never shown to another', async () => {
  const first = await openAs('maria', `${base}/edit`)
  await first.main.getByLabelText(/^Full name/).fill('Maria Silva')
  await expect.element(first.main.getByText('Unsaved changes: Full name')).toBeVisible()
  await first.screen.unmount()
  const { main } = await openAs('linh', `${base}/edit`)
  await expect.element(main.getByLabelText(/^Full name/)).toHaveValue('Nguyễn Thị Linh')
})

test('typed values survive a lost connection, and saving again works', async () => {
  const { main } = await openAs('maria', `${base}/history`)
  await main.getByLabelText('Current occupation').selectOptions('qa')
  fail(onPost('/applicant/update-working-history', lost))
  await main.getByRole('button', { name: 'Save' }).click()
  const failure = main.getByRole('alert')
  await expect.element(failure).toMatchTextContent(/Your changes may not have been saved/)
  await expect.element(failure).toMatchTextContent(/The connection was lost\./)
  await expect.element(main.getByLabelText('Current occupation')).toHaveValue('qa')
  repair()
  await failure.getByRole('button', { name: 'Save again' }).click()
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your profile has been saved')
})

test('a session that ends while typing keeps the changes for the same person', async () => {
  const first = await openAs('maria', `${base}/history`)
  await first.main.getByLabelText('Current occupation').selectOptions('data_engineering')
  fail(
    onPost('/applicant/update-working-history', () => problem(401)),
    onPost('/applicant/refresh', () => problem(401)),
  )
  await first.main.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => first.router.state.location.pathname).toBe('/en/applicant/login')
  repair()
  await first.screen.unmount()
  const { main } = await openAs('maria', `${base}/history`)
  await expect.element(main.getByLabelText('Current occupation')).toHaveValue('data_engineering')
})

test('a wrong answer is named at its field', async () => {
  const { main } = await openAs('linh', `${base}/edit`)
  await main.getByRole('combobox', { name: 'Year' }).first().selectOptions('1998')
  await main.getByLabelText('Skill 1', { exact: false }).first().selectOptions('go')
  await main.getByLabelText('Skill 2', { exact: false }).first().selectOptions('go')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/7 answers need another look/)
  for (const text of [/Please select all year, month, and day\.$/, /Please fill in your nationality/])
    await expect.element(main.getByRole('link', { name: text })).toBeVisible()
  await expect.element(main.getByText('This skill is already chosen above.').first()).toBeVisible()
})

test('a skill and its years have one row on a phone', async () => {
  await resizeWindow(390, 844)
  const { main } = await openAs('maria', `${base}/edit`)
  const skill = main.getByLabelText(/^Skill 2/)
  const years = main.getByLabelText(/Experience with skill 2/)
  await expect.element(years).toBeVisible()
  const [first, second] = [skill, years].map((field) => field.element().getBoundingClientRect())
  expect(first?.top).toBe(second?.top)
})

test('documents are uploaded, downloaded and removed', async () => {
  const { router, main } = await openAs('linh', `${base}/addition`)
  const input = main.getByLabelText(/^Resume in English/)
  await userEvent.upload(input, fileOf('page.html', '<script>'))
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await userEvent.upload(input, fileOf('履歴書.txt'))
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`${base}/complete`)
  await main.getByRole('link', { name: 'See your profile' }).click()

  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await main.getByRole('button', { name: 'Download 履歴書.txt' }).click()
  await expect.poll(() => saved.mock.contexts).toEqual([expect.objectContaining({ download: '履歴書.txt' })])
  saved.mockRestore()

  await router.navigate(`${base}/addition`)
  await main.getByRole('button', { name: 'Remove 履歴書.txt' }).click()
  await expect.element(main.getByText('履歴書.txt will be removed when you save.')).toBeVisible()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`${base}/complete`)
  await router.navigate(base)
  await expect
    .element(main.getByRole('region', { name: 'Documents and links' }))
    .not.toMatchTextContent(/履歴書\.txt/)
})

test('a missing file is reported', async () => {
  fail(onGet('/applicant/file/resume', () => problem(404)))
  const { main } = await openAs('maria', base)
  await main.getByRole('button', { name: 'Download santos_resume_2026.pdf' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/This file is no longer there\./)
})
