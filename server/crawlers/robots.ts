import { API_BASE } from '#backend/app.ts'
import { languages } from '#domain/lang.ts'
import { inLanguage } from '#src/routes/href.ts'

/**
 * What is a person's own, and the API. Drafts of articles and cards for other sites are not named: they say `noindex`, which only who reads
 * them can know.
 */
const closed = [...languages.map((lang) => inLanguage(lang, '/applicant/')), `${API_BASE}/`]

/** `robots.txt`: everything else may be crawled. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '']
  return `${lines.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}
