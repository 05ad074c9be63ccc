import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { FrameLocator, Page } from '@playwright/test'
import { ARTICLE, ENGLISH_ARTICLE } from '../../support/content.ts'
import { expectNoViolation } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const CARD = `/blog/${ARTICLE}/embed`

/** Another site, with pages that show an address of this site in a frame: `/framing?/blog`. */
let elsewhere: Server
let origin: string

test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const [, path = ''] = request.url?.split('?') ?? []
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
      <iframe title="card" src="${process.env.SITE_URL}${path}"></iframe>`)
  }).listen(0)
  await once(elsewhere, 'listening')
  const address = elsewhere.address()
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
})
test.afterAll(() => void elsewhere.close())

async function frame(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${origin}/framing?${path}`)
  return page.frameLocator('iframe')
}

test('the card of an article can be embedded in other sites, and its link opens in the whole window', async ({
  page,
}) => {
  const card = await frame(page, CARD)
  const link = card.getByRole('link')
  await expect(link).toHaveText('転職したら14日以内に。所属機関の変更届を出す手順')
  await expect(link).toHaveAttribute('target', '_top')
  await link.click()
  await expect(page).toHaveURL(`${process.env.SITE_URL}/blog/${ARTICLE}`)
})

for (const path of [`/blog/${ARTICLE}`, '/blog', '/']) {
  test(`${path} cannot be framed`, async ({ page, faults }) => {
    faults.expect(/ERR_BLOCKED_BY_RESPONSE/)
    faults.expect(/frame-ancestors/)
    const framed = await frame(page, path)
    await expect(framed.getByRole('heading')).toHaveCount(0)
  })
}

test('the card is small: no header, no footer, no script, no indexing', async ({ page, request }) => {
  const response = await request.get(CARD)
  expect(response.headers()['content-security-policy']).toContain('frame-ancestors *')
  expect(await response.text()).not.toContain('<script')
  await page.goto(CARD)
  await expect(page.locator('header, footer, nav')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectNoViolation(page)
})

test('the card of an English article is marked with its language, and fits narrow frames', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 600 })
  await page.goto(`/blog/${ENGLISH_ARTICLE}/embed`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
