/** A new page is never seen at the position of the page before it: each frame of a change is looked at. */

import type { Page } from '@playwright/test'
import { common as en } from '#i18n/en/common.ts'
import { common as ja } from '#i18n/ja/common.ts'
import { href } from '#src/routes/href.ts'
import { JOB } from '../../support/content.ts'
import { expect, test } from '../support/test.ts'
import { inTwoViews } from '../support/views.ts'

type Frame = {
  /** The heading of the page that is seen. */
  heading: string
  /** The page's scroll position, in CSS pixels. */
  y: number
}

/** Starts to record the heading and the scroll position of each frame that the browser paints. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted: Frame[] = []
    Object.assign(window, { painted })
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? ''
      painted.push({ heading, y: Math.round(window.scrollY) })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Waits for a page with another heading, and returns its positions during its first second, in order. */
async function positionsAfter(page: Page, change: () => Promise<unknown>): Promise<number[]> {
  const before = await headingOf(page)
  await page.evaluate(() => Reflect.get(window, 'painted').splice(0))
  await change()
  await page.waitForFunction((heading) => {
    const frames: Frame[] = Reflect.get(window, 'painted')
    return frames.filter((frame) => frame.heading !== heading).length >= 60
  }, before)
  const frames = await page.evaluate<Frame[]>(() => Reflect.get(window, 'painted'))
  const positions = frames.filter(({ heading }) => heading !== before).map(({ y }) => y)
  return positions.filter((y, index) => y !== positions[index - 1])
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

inTwoViews((lang, isPhone) => {
  const t = { en, ja }[lang]

  test('forward, back and forward again', async ({ open, page }) => {
    await open(href(lang, 'cases'))
    await record(page)
    const link = page.getByRole('main').getByRole('article').nth(9).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => Math.round(window.scrollY))
    expect(left).toBeGreaterThan(300)
    expect(await positionsAfter(page, () => link.click())).toEqual([0])
    expect(await positionsAfter(page, () => page.goBack())).toEqual([left])
    expect(await positionsAfter(page, () => page.goForward())).toEqual([0])
  })

  test('from the end of a page, and from the menu over it', async ({ open, page }) => {
    await open(href(lang, 'home'))
    await record(page)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    const stories = footer.getByRole('link', { name: t.pages.cases, exact: true })
    expect(await positionsAfter(page, () => stories.click())).toEqual([0])

    await footer.scrollIntoViewIfNeeded()
    if (isPhone) await page.getByRole('button', { name: t.menu.open }).click()
    const jobs = page
      .getByRole(isPhone ? 'dialog' : 'banner')
      .getByRole('link', { name: t.pages.jobs, exact: true })
    expect(await positionsAfter(page, () => jobs.click())).toEqual([0])
  })

  test('a link to a part of another page leads there from the top', async ({ open, page }) => {
    await open(href(lang, 'job', { id: JOB }))
    await record(page)
    const link = page.getByRole('main').locator('a[href$="#advisors"]')
    await link.scrollIntoViewIfNeeded()
    const [first, ...others] = await positionsAfter(page, () => link.click())
    expect(first).toBe(0)
    expect(others).toEqual(others.toSorted((one, other) => one - other))
    await expect(page.locator('#advisors')).toBeInViewport()
  })
})
