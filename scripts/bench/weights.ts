import { type Browser, type Response, chromium } from 'playwright'
import { languages } from '#domain/lang.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import type { Figure } from './figures.ts'
import { pageKinds } from './pageKinds.ts'
import { started } from './started.ts'

const KIB = 1024

/** Measures the transferred size of each page at a first load. */
export async function measureWeights(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser('test'), args: ['--no-sandbox'] })
  const figures: Figure[] = []
  try {
    for (const { name, path, budget } of pageKinds) {
      for (const lang of languages) {
        const weight = await weigh(browser, origin + path(lang))
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

/** Returns the bytes of the document, and of everything that it loads until the network is idle, without pictures. */
async function weigh(browser: Browser, url: string): Promise<{ page: number; scripts: number }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const document = await page.goto(url)
  if (!document?.ok()) throw new Error(`${url} answers ${document?.status()}`)
  await started(page)
  const others = responses.filter((response) => response !== document && !isPicture(response))
  const sizes = await Promise.all(others.map(bytesOf))
  const weight = { page: await bytesOf(document), scripts: sizes.reduce((sum, size) => sum + size, 0) }
  await context.close()
  return weight
}

const isPicture = (response: Response) => response.headers()['content-type']?.startsWith('image/')

async function bytesOf(response: Response): Promise<number> {
  const failure = await response.finished()
  if (failure) throw failure
  return (await response.request().sizes()).responseBodySize
}
