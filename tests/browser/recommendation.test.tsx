/** Answers to a recommendation on its page, each also after a page translator has rewritten the page. */

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RECOMMENDATION_POLL } from '#domain/processes/limits.ts'
import { changeProcessStatus } from '#src/api/generated/process/process.ts'
import { translatePage } from '../support/translatePage.ts'
import { logInAs } from './support/account.ts'
import { fail, lost, onGet, onPost, problem, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

const detail = (id: number) => `/en/applicant/mypage/recommendation/detail/${id}`

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

/** Opens a recommendation and waits for its buttons. */
async function openAnswers(id: number) {
  const { screen, router } = await openPage(detail(id))
  const button = (name: string) => screen.getByRole('main').getByRole('button', { name, exact: true })
  await expect.element(button('Decline')).toBeVisible()
  const dialog = screen.getByRole('dialog')
  /** Opens the dialog of an answer. */
  const choose = async (name: string) => {
    await button(name).click()
    await expect.element(dialog).toBeVisible()
  }
  const send = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const answers = screen.getByRole('complementary', { name: 'Your answer' })
  return { screen, router, button, dialog, choose, send, answers }
}

test('a question that has its reply does not announce one', async () => {
  const { answers } = await openAnswers(3004)
  await expect
    .element(answers.getByRole('status'))
    .toMatchTextContent(/You can still apply, ask again or decline/)
})

describe.each([
  ['', () => {}],
  [' on a translated page', translatePage],
])('an answer%s', (_, rewrite) => {
  test('a question needs a text, and leaves the other answers open', async () => {
    const { screen, button, dialog, choose, send, answers } = await openAnswers(3008)
    rewrite()
    await choose('Ask a question')
    await send('Ask a question')
    await expect.element(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(dialog.getByRole('textbox'), '<b>How many?</b>')
    await send('Ask a question')
    await expect.element(answers.getByRole('status')).toMatchTextContent(/^Already Inquired/)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(screen.getByText('<b>How many?</b>')).toBeVisible()
    for (const name of ['Apply', 'Ask a question', 'Decline'])
      await expect.element(button(name)).toBeVisible()
  })

  test('an application that the employer takes later is processing, then applied', async () => {
    const { screen, button, choose, send, answers } = await openAnswers(3006)
    rewrite()
    await choose('Apply')
    await send('Apply')
    await expect.element(answers.getByRole('status')).toMatchTextContent(/^Processing/)
    await expect.element(button('Apply')).not.toBeInTheDocument()
    rewrite()
    await expect.element(answers.getByRole('status')).toMatchTextContent(/^Applied/)
    await expect.element(answers.getByRole('link', { name: 'See your application' })).toBeVisible()
    // The decision has created a notification.
    await expect.element(screen.getByRole('banner').getByRole('link', { name: /3 unread/ })).toBeVisible()
  })

  test('declining leads to the mypage with a message; the address leads there again', async () => {
    const { screen, router, dialog, choose, send } = await openAnswers(3007)
    rewrite()
    await choose('Decline')
    await dialog.getByRole('checkbox', { name: 'The location doesn’t work for me' }).click()
    await send('Decline')
    await expect.element(screen.getByText(/^You have declined the recommendation\./)).toBeVisible()
    expect(router.state.location.pathname).toBe('/en/applicant/mypage')
    await router.navigate(detail(3007))
    await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/mypage')
  })

  test('one that is not allowed any more is explained in words, and the new state shown', async () => {
    const { button, dialog, choose, send, answers } = await openAnswers(3004)
    await changeProcessStatus(
      'en',
      { process_id: 3004, action: 'apply' },
      { 'Idempotency-Key': crypto.randomUUID() },
    )
    rewrite()
    await choose('Decline')
    await send('Decline')
    await expect
      .element(answers.getByRole('alert'))
      .toMatchTextContent(/You have already applied for this job\./)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(answers.getByRole('link', { name: 'See your application' })).toBeVisible()
    await expect.element(button('Decline')).not.toBeInTheDocument()
  })
})

describe('a recommendation that was declined in another tab leads to the mypage, which says so', () => {
  const declineElsewhere = () =>
    changeProcessStatus(
      'en',
      { process_id: 3008, action: 'decline' },
      { 'Idempotency-Key': crypto.randomUUID() },
    )

  test.each(['Apply', 'Decline'])('after the answer "%s"', async (answer) => {
    const { screen, router, choose, send } = await openAnswers(3008)
    await declineElsewhere()
    await choose(answer)
    await send(answer)
    await expect.element(screen.getByText(/^You have declined the recommendation\./)).toBeVisible()
    expect(router.state.location.pathname).toBe('/en/applicant/mypage')
    // A declined one cannot be opened from the list any more.
    await expect.poll(() => document.querySelector('a[href$="/detail/3008"]')).toBeNull()
  })

  test('when the person returns to this tab', async () => {
    const { screen, router } = await openAnswers(3008)
    await declineElsewhere()
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(screen.getByText(/^You have declined the recommendation\./)).toBeVisible()
    expect(router.state.location.pathname).toBe('/en/applicant/mypage')
  })

  test('in Japanese', async () => {
    const { screen, router } = await openPage(detail(3008).replace('/en', ''))
    await expect.element(screen.getByRole('button', { name: '辞退する' })).toBeVisible()
    await declineElsewhere()
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(screen.getByText(/^ご紹介を辞退しました。/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/applicant/mypage')
  })
})

test('a question beyond the limit of a day says when it is possible again, and keeps its text', async () => {
  const { dialog, choose, send } = await openAnswers(3008)
  fail(onPost('/process/change-status', () => problem(429, { 'Retry-After': '80000' })))
  await choose('Ask a question')
  await userEvent.type(dialog.getByRole('textbox'), 'How many?')
  await send('Ask a question')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Too many attempts.*about 23 hours/)
  await expect.element(dialog.getByRole('textbox')).toHaveValue('How many?')
})

test('an answer with a lost connection keeps its text, and is sent again with one key', async () => {
  const { screen, dialog, choose, send, answers } = await openAnswers(3008)
  const keys: (string | null)[] = []
  fail(
    onPost('/process/change-status', (request) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? lost() : undefined
    }),
  )
  await choose('Apply')
  await userEvent.type(dialog.getByRole('textbox'), 'From April.')
  await send('Apply')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The connection was lost\./)
  await expect.element(dialog.getByRole('textbox')).toHaveValue('From April.')
  await send('Apply')
  await expect.element(answers.getByRole('status')).toMatchTextContent(/^Applied/)
  await expect.element(screen.getByText('From April.')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a text survives closing the dialog and a reload, each for its own answer', async () => {
  const first = await openAnswers(3008)
  await first.choose('Ask a question')
  await userEvent.type(first.dialog.getByRole('textbox'), 'How many?')
  await first.send('Not now')
  await expect.element(first.dialog).not.toBeInTheDocument()
  await first.screen.unmount()
  const { dialog, choose, send } = await openAnswers(3008)
  await choose('Apply')
  await expect.element(dialog.getByRole('textbox')).toHaveValue('')
  await send('Not now')
  await choose('Ask a question')
  await expect.element(dialog.getByRole('textbox')).toHaveValue('How many?')
})

test('a pending recommendation is checked every two seconds, five times, then the email is named', async () => {
  // Time passes by itself as well, for the timers of the libraries.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const calls = onGet('/process/recommend/3005', () => undefined)
  fail(calls)
  const { screen } = await openPage(detail(3005))
  const status = screen.getByRole('complementary', { name: 'Your answer' }).getByRole('status')
  await expect.element(status).toMatchTextContent(/^Processing/)
  await expect.element(screen.getByRole('button', { name: 'Apply', exact: true })).not.toBeInTheDocument()
  const opened = calls.calls()
  for (let attempt = 1; attempt <= RECOMMENDATION_POLL.attempts; attempt += 1) {
    vi.advanceTimersByTime(RECOMMENDATION_POLL.interval)
    await expect.poll(() => calls.calls() - opened).toBe(attempt)
  }
  await expect.element(status).toMatchTextContent(/^Still processing.*The result will come by email/)
  vi.advanceTimersByTime(RECOMMENDATION_POLL.interval)
  expect(calls.calls() - opened).toBe(RECOMMENDATION_POLL.attempts)
})

test.each([
  ['new', 3008],
  ['answered', 3004],
])('a job that has closed cannot be applied for, but asked about and declined: %s', async (_state, id) => {
  fail(
    onGet(`/process/recommend/${id}`, async (request) => {
      const answer = await fetch(request.url.replace('recommend', 'detail'), { headers: request.headers })
      return Response.json({ ...(await answer.json()), isOpen: false })
    }),
  )
  const { button, screen } = await openAnswers(id)
  await expect.element(button('Ask a question')).toBeVisible()
  await expect.element(screen.getByText(/You can still apply/)).not.toBeInTheDocument()
  await expect.element(button('Apply')).not.toBeInTheDocument()
  await expect
    .element(screen.getByText(/This job is no longer open, so you can no longer apply\./))
    .toBeVisible()
})

test.each([
  [844, true],
  [256, false],
])('the buttons are at the foot of a window of %i px: %s', async (height, isAtFoot) => {
  await resizeWindow(320, height)
  const { screen } = await openAnswers(3006)
  const apply = screen.getByRole('main').getByRole('button', { name: 'Apply', exact: true })
  expect(apply.element().getBoundingClientRect().top < height).toBe(isAtFoot)
})
