import { type Lang, languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import type { PageId } from '#src/routes/table.ts'

/** A job that is open and a story, both of the sample content. */
export const JOB = 20402
const STORY = 5

const pathOf: Record<PageId, (lang: Lang) => string> = {
  home: (lang) => href(lang, 'home'),
  cases: (lang) => href(lang, 'cases'),
  case: (lang) => href(lang, 'case', { id: STORY }),
  jobs: (lang) => href(lang, 'jobs'),
  job: (lang) => href(lang, 'job', { id: JOB }),
  favoritelist: (lang) => href(lang, 'favoritelist'),
}

/** Pages that are a person's own, and so nothing for a search engine. */
const personal: PageId[] = ['favoritelist']

export type SitePage = { id: PageId; lang: Lang; path: string; mirror: string; isIndexed: boolean }

/** Every page of the table in each of its languages. */
export const sitePages: SitePage[] = languages.flatMap((lang) =>
  (Object.keys(pathOf) as PageId[]).map((id) => ({
    id,
    lang,
    path: pathOf[id](lang),
    mirror: pathOf[id](lang === 'ja' ? 'en' : 'ja'),
    isIndexed: !personal.includes(id),
  })),
)

export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
