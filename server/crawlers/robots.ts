import { API_BASE } from '#backend/app.ts'
import { languages } from '#domain/lang.ts'
import { inLanguage } from '#src/routes/href.ts'

/** What is a person's own or part of another page: the applicant area, drafts of articles, cards for other sites. */
const closed = [
  ...languages.map((lang) => inLanguage(lang, '/applicant/')),
  '/blog/preview',
  '/blog/*/embed',
  `${API_BASE}/`,
]

/** `robots.txt`: everything else may be crawled. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '']
  return `${lines.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}
