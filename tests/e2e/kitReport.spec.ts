/** The HTML report of the contract kit, opened from a file. */

import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { htmlReport } from '../../contract-kit/src/report/html.ts'
import { reportOf } from '../contract-kit/reportOf.ts'
import { expectNoViolation } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('findings are narrowed by operation and family, and show the answer beside the call', async ({
  page,
}, info) => {
  const file = info.outputPath('report.html')
  const answer = '200\ncontent-type: application/json\n\n{"title":"<b>4</b>"}'
  const report = reportOf([
    { rule: 'search-count', operationId: 'searchJobs', seen: '4 jobs', answer },
    { rule: 'body-schema', operationId: 'searchJobs', seen: 'no title' },
    { rule: 'body-schema', operationId: 'listStories', seen: 'no initials' },
  ])
  writeFileSync(file, htmlReport(report))
  await page.goto(pathToFileURL(file).href)

  const findings = page.getByRole('article')
  await expect(findings).toHaveCount(3)
  await expect(findings.filter({ hasText: '4 jobs' })).toContainText('{"title":"<b>4</b>"}')
  await expectNoViolation(page)

  await page.getByLabel('Operation').selectOption('searchJobs')
  await expect(findings.filter({ visible: true })).toHaveCount(2)
  await page.getByLabel('Family').selectOption('Jobs')
  await expect(findings.filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText('1 shown')
  await page.getByLabel('Operation').selectOption('All')
  await page.getByLabel('Family').selectOption('Single answers')
  await expect(findings.filter({ visible: true })).toHaveCount(2)
  for (const [name, width] of [
    ['desktop', 1280],
    ['phone', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      name,
    ).toBeLessThanOrEqual(0)
  }
})
