import { startSite } from './site.ts'

/** Starts the site that all tests share, and stops it after the last one. `SITE_URL` has its address. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env.SITE_URL = site.url
  return site.stop
}
