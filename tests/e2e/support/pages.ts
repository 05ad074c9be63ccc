import { type Lang, languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { type PageId, table } from '#src/routes/table.ts'
import type { Row } from '#src/routes/row.ts'

/** A job that is open and a story, both of the sample content. */
export const JOB = 20402
const STORY = 5
/** Articles in Japanese and in English, and the draft with its key. */
export const ARTICLE = 'report-your-change-of-employer'
export const ENGLISH_ARTICLE = 'your-first-payslip-line-by-line'
export const DRAFT = { slug: 'your-first-fortnight-in-japan', draftKey: 'preview-4d1c9b' }

/** The pages that anybody may open at any time. */
type OpenPageId = {
  [Id in PageId]: (typeof table)[Id] extends { guards: readonly string[] } ? never : Id
}[PageId]

const pathOf: Record<OpenPageId, (lang: Lang) => string> = {
  home: (lang) => href(lang, 'home'),
  cases: (lang) => href(lang, 'cases'),
  case: (lang) => href(lang, 'case', { id: STORY }),
  jobs: (lang) => href(lang, 'jobs'),
  job: (lang) => href(lang, 'job', { id: JOB }),
  favoritelist: (lang) => href(lang, 'favoritelist'),
  entry: (lang) => href(lang, 'entry'),
  blog: (lang) => href(lang, 'blog'),
  blogPage: (lang) => href(lang, 'blogPage', { id: 2 }),
  blogCategory: (lang) => href(lang, 'blogCategory', { '*': 'english/visa' }),
  blogTag: (lang) => href(lang, 'blogTag', { tag: 'residence-status' }),
  blogAbout: (lang) => href(lang, 'blogAbout'),
  blogPreview: (lang) => `${href(lang, 'blogPreview')}?${new URLSearchParams(DRAFT)}`,
  article: (lang) => href(lang, 'article', { slug: ARTICLE }),
  articleEmbed: (lang) => href(lang, 'articleEmbed', { slug: ARTICLE }),
  inquiry: (lang) => href(lang, 'inquiry'),
  inquiryOther: (lang) => href(lang, 'inquiryOther'),
  recruitingInquiry: (lang) => href(lang, 'recruitingInquiry'),
  invitation: (lang) => href(lang, 'invitation'),
  recruiting: (lang) => href(lang, 'recruiting'),
  company: (lang) => href(lang, 'company'),
  privacy: (lang) => href(lang, 'privacy'),
  memberPrivacy: (lang) => href(lang, 'memberPrivacy'),
  inquiryPrivacy: (lang) => href(lang, 'inquiryPrivacy'),
  attention: (lang) => href(lang, 'attention'),
  securityActs: (lang) => href(lang, 'securityActs'),
}

/** Pages that are a person's own, and so nothing for a search engine. */
const personal: PageId[] = ['favoritelist', 'entry', 'blogPreview']

/** The card for other sites has nothing of what a page has (interfaces §12). */
const noPages: PageId[] = ['articleEmbed']

export type SitePage = {
  id: PageId
  lang: Lang
  path: string
  /** The page in the other language; null where there is none. */
  mirror: string | null
  isIndexed: boolean
}

/** Every page of the table in each of its languages, but for the card. */
export const sitePages: SitePage[] = languages.flatMap((lang) =>
  (Object.keys(pathOf) as OpenPageId[])
    .filter((id) => !noPages.includes(id) && [undefined, lang].includes(onlyIn(id)))
    .map((id) => ({
      id,
      lang,
      path: pathOf[id](lang),
      mirror: onlyIn(id) ? null : pathOf[id](lang === 'ja' ? 'en' : 'ja'),
      isIndexed: !personal.includes(id),
    })),
)

function onlyIn(id: PageId): Lang | undefined {
  const { only }: Row = table[id]
  return only
}

export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
