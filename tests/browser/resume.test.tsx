/** The flow of the resume: its draft, refused values, and saving. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { filledResume } from '#domain/forms/samples.ts'
import { flowState } from '#src/routes/flowState.ts'
import { logInAs } from './support/account.ts'
import { RESUME, edit, values } from './support/editors.tsx'
import { fail, lost, onPost, problem, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const flow = flowState('resume')

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

test('the preview is the file’s layout, and follows the form', async () => {
  const { main } = await edit(RESUME)
  const first = main.getByRole('img', { name: 'Resume, page 1 of 2' })
  await expect.element(first).toMatchTextContent(/Maria Santos/)
  await main.getByRole('textbox', { name: /^Gender/ }).fill('女性')
  await expect.element(first).toMatchTextContent(/女性/)
})

describe('the draft', () => {
  test('survives a reload, and is removed once it is saved', async () => {
    const first = await edit(RESUME)
    await first.main.getByRole('textbox', { name: /^Gender/ }).fill('女性')
    await expect.poll(() => flow.get().draft).toEqual({ gender: '女性' })
    await first.screen.unmount()

    const { main } = await edit(RESUME)
    expect(values(/^gender$/)).toEqual(['女性'])
    await main.getByRole('button', { name: 'Continue' }).click()
    await main.getByRole('textbox', { name: /^Motivation/ }).fill('<b>速く、静かに。</b>')
    await main.getByRole('button', { name: 'Save the resume' }).click()
    await expect.element(main.getByRole('heading', { name: 'Your resume has been saved' })).toBeVisible()
    await expect.poll(() => flow.get().draft).toEqual({})
    await main.getByRole('link', { name: 'Edit again' }).click()
    await expect.element(main.getByRole('textbox', { name: /^Gender/ })).toHaveValue('女性')
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect
      .element(main.getByRole('textbox', { name: /^Motivation/ }))
      .toHaveValue('<b>速く、静かに。</b>')
  })

  test('asks before it is lost: "Stay" keeps it, "Leave" clears it', async () => {
    const { screen, router, main } = await edit(RESUME)
    await main.getByRole('textbox', { name: /^Gender/ }).fill('女性')
    const dialog = screen.getByRole('dialog', { name: 'Leave this page?' })
    const leave = () => void router.navigate('/en/jobs')
    leave()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(main.getByRole('textbox', { name: /^Gender/ })).toHaveValue('女性')
    leave()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/en/jobs')
    await expect.poll(() => flow.get().draft).toEqual({})
  })

  test('of one person is never shown to another one on the same browser', async () => {
    const first = await edit(RESUME)
    await first.main.getByRole('textbox', { name: /^Gender/ }).fill('女性')
    await expect.poll(() => flow.get().draft).toEqual({ gender: '女性' })
    await first.screen.unmount()
    await logInAs('linh')
    await edit(RESUME, { name: 'Nguyễn Thị Linh' })
    expect(values(/^gender$/)).toEqual([''])
    await expect.poll(() => flow.get().draft).toEqual({})
  })

  test('stays when the session ends while typing, and the same person continues', async () => {
    const first = await edit(RESUME)
    await first.main.getByRole('textbox', { name: /^Gender/ }).fill('女性')
    await first.main.getByRole('button', { name: 'Continue' }).click()
    await first.main.getByRole('textbox', { name: /^Motivation/ }).fill('静かに。')
    fail(
      onPost('/applicant/resume/store', () => problem(401)),
      onPost('/applicant/refresh', () => problem(401)),
    )
    await first.main.getByRole('button', { name: 'Save the resume' }).click()
    await expect.poll(() => first.router.state.location.pathname).toBe('/en/applicant/login')
    expect(first.router.state.location.search).toBe(`?redirect=${encodeURIComponent(`${RESUME}/step2`)}`)
    repair()
    await first.screen.unmount()
    await logInAs('maria')
    const { screen } = await openPage(`${RESUME}/step2`)
    await expect.element(screen.getByRole('textbox', { name: /^Motivation/ })).toHaveValue('静かに。')
  })
})

test('saving without a connection shows the failure, keeps the texts, and works again', async () => {
  const { main } = await edit(RESUME)
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByRole('textbox', { name: /^Motivation/ }).fill('静かに。')
  fail(onPost('/applicant/resume/store', lost))
  await main.getByRole('button', { name: 'Save the resume' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/The connection was lost\./)
  await expect.element(main.getByRole('textbox', { name: /^Motivation/ })).toHaveValue('静かに。')
  repair()
  await main.getByRole('button', { name: 'Save the resume' }).click()
  await expect.element(main.getByRole('heading', { name: 'Your resume has been saved' })).toBeVisible()
})

test.each(['step2', 'complete'])('%s leads to the start if it is opened by itself', async (step) => {
  const { router } = await openPage(`${RESUME}/${step}`)
  await expect.poll(() => router.state.location.pathname).toBe(RESUME)
})

test('a postal code offers its prefecture for the address', async () => {
  const { main } = await edit(RESUME)
  await main
    .getByRole('textbox', { name: /^Address/ })
    .first()
    .fill('横浜市中区1-2')
  await main
    .getByRole('textbox', { name: /^Postal code/ })
    .first()
    .fill('2310001')
  await main.getByRole('button', { name: 'Add 神奈川県 to the address' }).click()
  expect(values(/^(postalCode|address)$/)).toEqual(['231-0001', '神奈川県横浜市中区1-2'])
})

const row = { year: '2020', month: '4', description: 'A' }
const rows = (length: number) => Array.from({ length }, () => row)

/** Opens the editor with a draft, such as an older version of the site has left. */
async function openDraft(draft: object) {
  flow.set({ ...flow.get(), draft: { ...filledResume, name: 'Maria Santos', ...draft }, keptAt: 1 })
  const { main, router } = await edit(RESUME)
  await main.getByRole('button', { name: 'Continue' }).click()
  return { main, router }
}

test('18 rows of education and work pass', async () => {
  const { router } = await openDraft({ education: rows(9), work: rows(9) })
  await expect.poll(() => router.state.location.pathname).toBe(`${RESUME}/step2`)
})

test('19 rows of education and work are refused', async () => {
  const { main, router } = await openDraft({ education: rows(9), work: rows(10) })
  await expect.element(main.getByRole('alert')).toMatchTextContent(/18/)
  expect(router.state.location.pathname).toBe(RESUME)
})

test('5 licences are saved', async () => {
  const { main } = await openDraft({ licences: rows(5) })
  await expect.element(main.getByRole('button', { name: 'Add a licence' })).toBeDisabled()
  await main.getByRole('button', { name: 'Save the resume' }).click()
  await expect.element(main.getByRole('heading', { name: 'Your resume has been saved' })).toBeVisible()
})

test('6 licences are refused', async () => {
  const { main } = await openDraft({ licences: rows(6) })
  await main.getByRole('button', { name: 'Save the resume' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/5/)
})

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('in a browser in %s', (timezoneId) => {
  const lastMinute = new Date('2026-11-22T14:59:30Z')
  const midnight = new Date('2026-11-22T15:00:00Z')

  beforeEach(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId }))
  afterEach(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' }))

  /** Opens the editor at a time with a birthday, and continues. */
  async function goOn(birthday: string, now: Date) {
    flow.set({ ...flow.get(), draft: { birthday }, keptAt: 1 })
    const { main, router } = await edit(RESUME, { now })
    await main.getByRole('button', { name: 'Continue' }).click()
    return { main, router }
  }

  test.each([
    [
      '17, who is 18 at midnight in Japan',
      '2008-11-23',
      lastMinute,
      /You need to be at least 18 years old\./,
    ],
    ['51, since midnight in Japan', '1975-11-23', midnight, /You can be at most 50 years old\./],
  ])('a person of %s is refused', async (_, birthday, now, message) => {
    const { main } = await goOn(birthday, now)
    await expect.element(main.getByRole('alert')).toMatchTextContent(message)
  })

  test.each([
    ['18, since midnight in Japan', '2008-11-23', midnight],
    ['50, until midnight in Japan', '1975-11-23', lastMinute],
  ])('a person of %s passes', async (_, birthday, now) => {
    const { router } = await goOn(birthday, now)
    await expect.poll(() => router.state.location.pathname).toBe(`${RESUME}/step2`)
  })
})
