import { startSite } from './site.ts'

/** Starts the site that all tests share, and stops it after the last one. `SITE_URL` has its address, `SITE_MAIL` the folder of its mails. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env.SITE_URL = site.url
  process.env.SITE_MAIL = site.mails
  return site.stop
}
