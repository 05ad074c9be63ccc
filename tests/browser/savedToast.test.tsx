/** The message after a job was saved: its words, its undo, and how long it stays. */

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(resetMocks)

/** Longer than the message stays. */
const LONG = 60_000

const words = {
  en: { path: '/en', save: /^Save/, one: 'Saved. 1 job on your list.', undo: 'Undo' },
  ja: { path: '', save: /^気になる/, one: '保存しました（合計1件）。', undo: '元に戻す' },
}

async function openJobs({ path, save } = words.en) {
  const { screen, router } = await openPage(`${path}/jobs`)
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('article').first()).toBeVisible()
  const button = (place: number) => main.getByRole('article').nth(place).getByRole('button', { name: save })
  const message = (text: string | RegExp) => screen.getByRole('status').filter({ hasText: text })
  return { screen, router, button, message, undo: screen.getByRole('button', { name: words.en.undo }) }
}

test.each(Object.values(words))('a saved job is confirmed and can be undone ($undo)', async (word) => {
  const { screen, button, message } = await openJobs(word)
  await button(1).click()
  await expect.element(message(word.one)).toBeVisible()
  await screen.getByRole('button', { name: word.undo }).click()
  await expect.element(button(1)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button(1)).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: word.undo })).not.toBeInTheDocument()
})

test('two jobs saved in a row have one message, and the last one is undone', async () => {
  const { button, message, undo } = await openJobs()
  await button(0).click()
  await button(1).click()
  await expect.element(message('Saved. 2 jobs on your list.')).toBeVisible()
  expect(undo.elements()).toHaveLength(1)
  await undo.click()
  await expect.element(button(1)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button(0)).toHaveAttribute('aria-pressed', 'true')
})

test('the message is announced by a region that was there before it', async () => {
  const { button, message } = await openJobs()
  const regions: (string | null)[] = []
  const watcher = new MutationObserver(() => {
    const region = [...document.querySelectorAll('[role=status]')].at(-1)
    if (region) regions.push(region.textContent)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watcher.disconnect())
  await button(0).click()
  await expect.element(message(words.en.one)).toBeVisible()
  expect(regions.indexOf('')).toBeLessThan(regions.findIndex((text) => text?.startsWith('Saved.')))
  expect(regions).toContain('')
})

test('the message leaves with the job, and with the page', async () => {
  const { screen, button, router, undo } = await openJobs()
  await button(0).click()
  await expect.element(undo).toBeVisible()
  await button(0).click()
  await expect.element(undo).not.toBeInTheDocument()
  await button(0).click()
  await expect.element(undo).toBeVisible()
  await router.navigate('/en/company')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
})

test('the message disappears, but not under the pointer or with the focus in it', async () => {
  const { button, message, undo } = await openJobs()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await button(0).click()
  await message(words.en.one).hover()
  await expect.element(undo).toBeVisible()
  vi.advanceTimersByTime(LONG)
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await userEvent.hover(button(1))
  vi.advanceTimersByTime(LONG)
  await expect.element(undo).toHaveFocus()
  button(1).element().focus()
  await expect.element(undo).toBeVisible()
  vi.advanceTimersByTime(LONG)
  await expect.element(undo).not.toBeInTheDocument()
})
