import { defaultLimits, namedLimits } from '#backend/limits.ts'
import { startSite } from './site.ts'

/** The limits of operations count by network address, and all tests use the same one. */
const LIMITS = Object.fromEntries(
  Object.entries(defaultLimits)
    .filter(([name]) => !(name in namedLimits))
    .map(([name, limit]) => [name, { ...limit, count: limit.count * 100 }]),
)

/** Starts the site that all tests share, and stops it after the last one. `SITE_URL` has its address, `SITE_MAIL` the folder of its mails. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default async function startSharedSite(): Promise<() => Promise<void>> {
  // It answers all tests, so that its code is worth the time to optimize it.
  const site = await startSite({ HASHI_LIMITS: JSON.stringify(LIMITS) }, [])
  process.env.SITE_URL = site.url
  process.env.SITE_MAIL = site.mails
  return site.stop
}
