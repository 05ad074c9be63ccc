import { API_BASE } from '#backend/app.ts'
import { languages } from '#domain/lang.ts'
import { inLanguage } from '#src/routes/href.ts'

/**
 * The disallowed paths: personal pages and the API. Drafts of articles and cards for other sites are not listed, because crawlers
 * must read them to see their `noindex`.
 */
const closed = [...languages.map((lang) => inLanguage(lang, '/applicant/')), `${API_BASE}/`]

/** Returns `robots.txt`, which allows all other paths. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '']
  return `${lines.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}
