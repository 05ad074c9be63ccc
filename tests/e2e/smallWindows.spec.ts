/** Little room: a low phone, a window of 1280 px at a zoom of 400 %, enlarged text. Nothing covers the focus, and texts can be read. */

import type { Page } from '@playwright/test'
import { href } from '#src/routes/href.ts'
import { JOB } from '../support/content.ts'
import { expectRoomForLargeText } from './audit/largeText.ts'
import { logIn } from './support/account.ts'
import { expect, test } from './support/test.ts'

const zoomed = { width: 320, height: 256 }
const lowPhone = { width: 390, height: 700 }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const viewport of [lowPhone, zoomed])
  test(`no bar covers the element of a job page that has the focus (${viewport.width} px)`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(href('en', 'job', { id: JOB }))
    await page.getByRole('main').getByRole('link').first().focus()
    const share = page.getByRole('main').getByRole('button', { name: 'Share' })
    const covered = await coveredUntil(page, 'Tab', () =>
      share.evaluate((button) => button.matches(':focus')),
    )
    expect(covered).toEqual([])
  })

test('the row of the mypage menu shows the item that has the focus', async ({ open, page }) => {
  await logIn(page.request)
  await page.setViewportSize(lowPhone)
  await open(href('en', 'keep'))
  const items = page.getByRole('navigation', { name: 'My Page' }).getByRole('link')
  await items.last().focus()
  const first = items.first()
  const covered = await coveredUntil(page, 'Shift+Tab', () =>
    first.evaluate((link) => link.matches(':focus')),
  )
  expect(covered).toEqual([])
  const badge = items.getByText(/^\d+$/).first().locator('..')
  expect(await badge.evaluate((circle) => circle.clientWidth - circle.clientHeight)).toBeGreaterThanOrEqual(0)
})

test('the placeholder of a page with columns has room for text of 200 %', async ({ page }) => {
  await logIn(page.request)
  await page.route('**/api/v1/**', () => {})
  await page.goto(href('en', 'mypage'))
  await expect(page.locator('[aria-busy=true] > h1')).toBeAttached()
  await expectRoomForLargeText(page)
})

for (const id of ['resume', 'career'] as const)
  test(`the selects of the ${id} show the whole of what is chosen at a zoom of 400 %`, async ({
    open,
    page,
  }) => {
    await logIn(page.request)
    await page.setViewportSize(zoomed)
    await open(href('en', id))
    const selects = page.getByRole('main').locator('select:visible')
    await expect(selects.first()).toBeVisible()
    expect(await selects.evaluateAll(cutChoices)).toEqual([])
  })

for (const [id, last] of [
  ['mypage', /^Data engineer/],
  ['profile', 'Documents and links'],
] as const)
  test(`headings of the ${id} have room beside each other with text of 200 %`, async ({ open, page }) => {
    await logIn(page.request)
    await open(href('en', id))
    const headings = page.getByRole('main').locator(':is(h2, h3):visible')
    await expect(headings.filter({ hasText: last }).first()).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await headings.evaluateAll(crampedTexts)).toEqual([])
  })

test('the menu of job searches opens below the header with text of 200 %', async ({ open, page }) => {
  await open('/en/cases')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const header = page.getByRole('banner')
  await page.getByRole('button', { name: 'Open job search menu' }).click()
  const last = header.getByRole('link', { name: 'All jobs and filters' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  // It fails if something covers the link.
  await header.getByRole('link', { name: 'Log in' }).click({ trial: true })
})

/** Runs in the page. Returns the texts of headings in a block that is narrower than six of their characters. */
function crampedTexts(headings: Element[]): string[] {
  return headings.flatMap((heading) => {
    const room = heading.parentElement?.clientWidth ?? 0
    return room < 6 * Number.parseFloat(getComputedStyle(heading).fontSize) ? [heading.textContent ?? ''] : []
  })
}

/** More presses than any of the pages needs. Without a limit a lost focus would use all the time of the test. */
const MOST_PRESSES = 100

/** Presses a key until the last element has the focus. Returns the elements that were not wholly in sight when they had it. */
async function coveredUntil(page: Page, key: string, isLast: () => Promise<boolean>): Promise<string[]> {
  const covered: string[] = []
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await isLast()) return covered
    await page.keyboard.press(key)
    covered.push(...(await page.evaluate(coveredFocus)))
  }
  return [...covered, `not the last element after ${MOST_PRESSES} presses`]
}

/** Runs in the page. An element that is larger than the window is in sight in part. */
function coveredFocus(): string[] {
  const element = document.activeElement
  if (!element) return ['nothing']
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isSeen = (x: number, y: number) => {
    const seen = document.elementFromPoint(x, y)
    return seen !== null && (element.contains(seen) || seen.contains(element))
  }
  const middle = (top + bottom) / 2
  const isWhole = isSeen(Math.ceil(left) + 4, middle) && isSeen(Math.floor(right) - 4, middle)
  return isWhole ? [] : [(element.textContent ?? '').trim()]
}

/** Runs in the page. Chooses the longest option of each control. Returns those with more lines, or longer words, than the control shows. */
function cutChoices(selects: Element[]): string[] {
  const context = document.createElement('canvas').getContext('2d')
  return selects.flatMap((select) => {
    if (!(select instanceof HTMLSelectElement) || !context) return ['not a select']
    const { font, letterSpacing, lineHeight, paddingBlock, paddingLeft, paddingRight } =
      getComputedStyle(select)
    Object.assign(context, { font, letterSpacing })
    const widthOf = (text: string) => context.measureText(text).width
    const texts = Array.from(select.options, (option) => option.text)
    select.selectedIndex = texts.indexOf(
      texts.toSorted((one, other) => widthOf(other) - widthOf(one))[0] ?? '',
    )
    const text = select.selectedOptions[0]?.text ?? ''
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1
    const lines = Math.round(
      (select.clientHeight - 2 * Number.parseFloat(paddingBlock)) / Number.parseFloat(lineHeight),
    )
    const isCut = widthOf(text) > lines * room || text.split(' ').some((word) => widthOf(word) > room)
    return isCut ? [text] : []
  })
}
