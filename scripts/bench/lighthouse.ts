import lighthouse, { type Flags } from 'lighthouse'

export type Report = {
  /** First and largest contentful paint and total blocking time, in ms. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Of 100. */
  score: number
}

/**
 * One first load of a page on Lighthouse's slow phone, in the browser that listens on this port. The slowness is either really
 * applied (`devtools`), or computed from an unhindered load (`simulate`), as the score is defined.
 */
export async function audit(
  url: string,
  port: number,
  throttlingMethod: 'devtools' | 'simulate',
): Promise<Report> {
  const flags: Flags = {
    port,
    throttlingMethod,
    formFactor: 'mobile',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    logLevel: 'error',
  }
  const result = (await lighthouse(url, flags))?.lhr
  if (!result || result.runtimeError)
    throw new Error(`${url}: ${result?.runtimeError?.message ?? 'no report'}`)
  const valueOf = (id: string) => {
    const value = result.audits[id]?.numericValue
    if (value === undefined) throw new Error(`${url}: Lighthouse did not measure ${id}`)
    return value
  }
  return {
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    score: (result.categories.performance?.score ?? 0) * 100,
  }
}
