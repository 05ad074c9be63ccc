/** The pages that read run on Prism, which serves the examples of the contract, and on the mock behind Prism's proxy with `--errors`. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { configureApi } from '#src/api/http.ts'
import type { GuardName } from '#src/routes/row.ts'
import { ARTICLE, JOB } from '../support/content.ts'
import { type SitePage, addressOf, sitePages } from '../support/sitePages.ts'
import { logInAs } from './support/account.ts'
import { openPage } from './support/openPage.tsx'

/** Paths with parameters from the examples. */
const listed = (['', '/en'] as const).flatMap((root) => [
  `${root}/cases/1`,
  `${root}/jobs/detail/${JOB}`,
  '/blog/page/1',
  '/blog/category/english/visa',
  '/blog/tag/residence-status',
  `/blog/${ARTICLE}`,
])

/** Steps of flows need a draft, and pages for people without a session cannot be seen with one. */
const excluded: GuardName[] = ['validated', 'receipt', 'signedOut', 'passwordUnset']

const reading = sitePages.filter(({ row }) => !row.guards?.some((guard) => excluded.includes(guard)))

/** The calls of the page that is open, as `GET /case`, and their statuses. */
const calls: { call: string; status: number }[] = []

afterEach(() => void calls.splice(0))
afterAll(async () => {
  document.cookie = 'hashi_session=; Path=/; Max-Age=0'
  await commands.stopPrograms()
})

/** Sends all calls to a backend, on Prism with the name of an example. */
function callBackend(baseUrl: string, exampleOf: (request: Request) => string | null = () => null): void {
  configureApi({
    baseUrl,
    transport: async (request) => {
      const example = exampleOf(request)
      if (example) request.headers.set('Prefer', `example=${example}`)
      const response = await fetch(request)
      const path = new URL(request.url).pathname.slice(new URL(baseUrl).pathname.length)
      calls.push({ call: `${request.method} ${path}`, status: response.status })
      return response
    },
  })
}

/** Examples are named after their language, those of other situations `draftJa`. */
function exampleFor({ url, headers }: Request): string {
  const lang = headers.get('Accept-Language') === 'ja' ? 'ja' : 'en'
  const situation = url.includes('draftKey=')
    ? 'draft'
    : url.includes('requirements=true')
      ? 'requirements'
      : ''
  return situation ? `${situation}${lang === 'ja' ? 'Ja' : 'En'}` : lang
}

/** Opens a page, waits for its data, and returns the failures that it shows or got. */
async function failuresOf(target: SitePage): Promise<unknown[]> {
  const { screen } = await openPage(addressOf(target, listed))
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
  const alerts = [...document.querySelectorAll('main [role="alert"]')].map((alert) => alert.textContent)
  return [...alerts, ...calls.filter(({ status }) => status >= 400)]
}

describe('on Prism', () => {
  beforeAll(async () => {
    callBackend(await commands.startStaticMock(), exampleFor)
    document.cookie = 'hashi_session=1; Path=/'
    document.cookie = 'hashi_sid=test; Path=/'
  })

  test.each(reading)('$id ($lang)', async (target) => {
    expect(await failuresOf(target)).toEqual([])
  })
})

describe('on the mock behind Prism’s proxy', () => {
  beforeAll(async () => {
    callBackend(await commands.startJudgedMock())
    document.cookie = 'hashi_sid=; Path=/; Max-Age=0'
    await logInAs('maria')
  })

  test.each(reading)('$id ($lang)', async (target) => {
    expect(await failuresOf(target)).toEqual([])
  })
})
