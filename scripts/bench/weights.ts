import { type Browser, type Response, chromium } from 'playwright'
import { languages } from '#domain/lang.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import type { Figure } from './figures.ts'
import { logIn } from './logIn.ts'
import { type WeighedPage, formPages, pageKinds } from './pageKinds.ts'
import { personalPages } from './personalPages.ts'
import { noteStart, requestedAtStart, started } from './started.ts'

const KIB = 1024

/** The pages with a budget. */
export const weighedPages: WeighedPage[] = [...pageKinds, ...formPages, ...personalPages]

/** Measures the transferred size of each page at a first load. */
export async function measureWeights(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser('test'), args: ['--no-sandbox'] })
  const figures: Figure[] = []
  try {
    for (const { name, path, budget, isPersonal = false } of weighedPages) {
      for (const lang of languages) {
        const weight = await weigh(browser, { origin, path: path(lang), isPersonal })
        const subject = `${name} ${lang}`
        figures.push(
          { area: 'weights', subject, measure: 'page', value: weight.page / KIB, atMost: budget.page },
          {
            area: 'weights',
            subject,
            measure: 'scripts',
            value: weight.scripts / KIB,
            atMost: budget.scripts,
          },
        )
      }
    }
  } finally {
    await browser.close()
  }
  return figures
}

type Target = { origin: string; path: string; isPersonal: boolean }

/**
 * Returns the bytes of the document with its styles, and of everything else that it loads except pictures and data. Measures until the
 * program has started, or until the network is idle if the browser renders the content.
 */
async function weigh(
  browser: Browser,
  { origin, path, isPersonal }: Target,
): Promise<{ page: number; scripts: number }> {
  const url = origin + path
  const context = await browser.newContext()
  if (isPersonal) await logIn(context, origin)
  const page = await context.newPage()
  await page.addInitScript(noteStart)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const document = await page.goto(url)
  if (!document?.ok()) throw new Error(`${url} answers ${document?.status()}`)
  await started(page)
  const atStart = new Set(await page.evaluate(requestedAtStart))
  const others = responses
    .filter((response) => response !== document && !isPicture(response) && !isData(response))
    .filter((response) => isPersonal || atStart.has(response.url()))
  const sizes = await Promise.all(others.map(bytesOf))
  const weight = { page: await bytesOf(document), scripts: sizes.reduce((sum, size) => sum + size, 0) }
  await context.close()
  return weight
}

const isData = (response: Response) => new URL(response.url()).pathname.startsWith('/api/')

const isPicture = (response: Response) => response.headers()['content-type']?.startsWith('image/')

async function bytesOf(response: Response): Promise<number> {
  const failure = await response.finished()
  if (failure) throw failure
  return (await response.request().sizes()).responseBodySize
}
