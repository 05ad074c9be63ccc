/** "Can I get this job?" in both languages and widths, and the pay of a job among others. */
import { expectNoViolation } from './support/axe.ts'
import { expectNoShift, watchShifts } from './support/shifts.ts'
import { expect, hydrated, test } from './support/test.ts'
import { widths } from './support/widths.ts'

const languages = [
  {
    root: '/en',
    ask: 'Answer four questions',
    dialog: 'Can I get this job?',
    level: /^Conversational/,
    abroad: 'Outside Japan',
    noVisa: /^Not yet/,
    save: 'Show what fits',
    condition: 'Fits with conditions:',
    remove: 'Remove',
    why: 'See why, point by point',
    row: 'Visa',
    pay: 'How the pay compares',
  },
  {
    root: '',
    ask: '4つの質問に答える',
    dialog: 'この求人に応募できますか',
    level: /日常会話/,
    abroad: '海外',
    noVisa: /^まだない/,
    save: '応募できる求人を見る',
    condition: '条件つきで応募できます。',
    remove: '削除',
    why: '理由を項目ごとに見る',
    row: '在留資格',
    pay: '同じ職種のなかで見た年収',
  },
]

const told = JSON.stringify({
  japanese: 'daily_conversational_level_jp',
  english: 'business_level_en',
  residence: 'abroad',
  visa: 'none',
})

for (const { root, ...t } of languages) {
  for (const [name, viewport] of Object.entries(widths)) {
    test.describe(`${root || '/ja'} at ${name}`, () => {
      test.use({ viewport })

      test('four questions answer every job, and nothing is sent', async ({ open, page }) => {
        const sent: string[] = []
        page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
        await open(`${root}/jobs`)
        const main = page.getByRole('main')
        await main.getByRole('button', { name: t.ask }).click()
        const dialog = page.getByRole('dialog', { name: t.dialog })
        await dialog.getByRole('radio', { name: t.level }).first().check()
        await dialog.getByRole('radio', { name: t.abroad }).check()
        await dialog.getByRole('radio', { name: t.noVisa }).check()
        await expectNoViolation(page)
        await dialog.getByRole('button', { name: t.save }).click()
        await expect(main.getByRole('article').filter({ hasText: t.condition }).first()).toBeVisible()
        await expectNoViolation(page)
        expect(
          sent.filter((text) => /abroad|daily_conversational/.test(text.replaceAll('applyFromAbroad', ''))),
        ).toEqual([])
        await main.getByRole('button', { name: t.remove }).click()
        await expect(main.getByRole('button', { name: t.ask })).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('conditions'))).toBeNull()
      })

      test('the answer of a job appears without moving the page', async ({ context, page }) => {
        await context.addInitScript((text) => localStorage.setItem('conditions', text), told)
        await watchShifts(page)
        for (const path of ['/jobs', '/jobs/detail/20401']) {
          await page.goto(root + path)
          await hydrated(page)
          await expect(page.getByRole('main').getByRole('button', { name: t.remove })).toBeVisible()
          await expectNoShift(page)
        }
        await page.getByText(t.why).click()
        await expect(page.getByRole('listitem').filter({ hasText: t.row }).getByRole('link')).toHaveAttribute(
          'href',
          'https://www.moj.go.jp/isa/applications/procedures/16-1.html',
        )
        await expect(page.getByRole('heading', { name: t.pay })).toBeVisible()
        await expectNoViolation(page)
      })
    })
  }
}

test('jobs that do not fit are hidden on all pages, and their number and reasons are said', async ({
  context,
  open,
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.url()))
  await context.addInitScript((text) => localStorage.setItem('conditions', text), told)
  await open('/en/jobs?page=2')
  const main = page.getByRole('main')
  const found = main.getByRole('heading', { level: 2 }).filter({ hasText: 'match' })
  const all = Number.parseInt(await found.innerText(), 10)
  await main.getByRole('button', { name: 'Hide what does not fit' }).click()
  await expect(page).toHaveURL('/en/jobs')
  const hidden = Number.parseInt(await main.getByText(/that do not fit are hidden/).innerText(), 10)
  await expect(found).toContainText(String(all - hidden))
  await expect(main.getByText(/Why: .*only for people in Japan \(\d+\)/)).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(Math.min(20, all - hidden))
  await expect(main.getByRole('article').filter({ hasText: 'Does not fit' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Show them again' }).click()
  await expect(found).toContainText(String(all))
  await expect(main.getByRole('article')).toHaveCount(20)
  expect(sent.filter((url) => /conversational|abroad/.test(url))).toEqual([])
})

test('a job that does not fit leads to the jobs of its role that do', async ({ context, open, page }) => {
  await context.addInitScript((text) => localStorage.setItem('conditions', text), told)
  await open('/en/jobs/detail/20407')
  const main = page.getByRole('main')
  await main.getByRole('complementary').getByRole('link', { name: 'See why' }).click()
  await expect(main.getByRole('region', { name: 'Can I get this job?' })).toBeInViewport()
  await main.getByText('See why, point by point').click()
  const link = main.getByRole('link', { name: /^See the \d+ jobs$/ })
  const count = /\d+/.exec(await link.innerText())?.[0]
  await link.click()
  await expect(page).toHaveURL(/\/en\/jobs\?jobCategory=/)
  await expect(main.getByRole('article')).toHaveCount(Number(count))
})

test('another tab follows, and corrupt conditions are ignored', async ({ context, open, page }) => {
  await open('/en/jobs')
  const other = await context.newPage()
  await other.goto('/en/jobs')
  await other.evaluate((text) => localStorage.setItem('conditions', text), told)
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove' })).toBeVisible()
  await other.evaluate(() => localStorage.setItem('conditions', '{"japanese":'))
  await expect(page.getByRole('main').getByRole('button', { name: 'Answer four questions' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pay among others stands in words, and no question is asked', async ({ page }) => {
    await page.goto('/en/jobs/detail/20401')
    await expect(page.getByText('2nd highest of 7')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Answer four questions' })).toBeHidden()
  })
})
