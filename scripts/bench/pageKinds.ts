import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'

/** A page with the maximum weight of its first load. */
export type WeighedPage = {
  name: string
  path: (lang: Lang) => string
  /** Whether a sample account opens the page. */
  isPersonal?: true
  /** In KiB of Brotli: the page with its styles, and all scripts at its start. */
  budget: { page: number; scripts: number }
}

/** A page with a measurement of loading and interactions. */
export type PageKind = WeighedPage & {
  name: 'home' | 'jobs' | 'job' | 'story' | 'article' | 'dashboard'
  /** The page to compare with. Defaults to the static twin. */
  twin?: (lang: Lang) => string
  goals: {
    /** The maximum of first and largest contentful paint, as a multiple of the twin's. */
    fcp: number
    lcp: number
    /** The maximum of total blocking time and slowest interaction, in ms. */
    tbt: number
    inp: number
    cls: number
    /** The minimum of Lighthouse's performance score, from 0 to 100. */
    score: number
  }
}

/** Fences against accidents, with room for clear words and code (`docs/performance.md`). */
const reading = { page: 18, scripts: 134 }
const form = { page: 17, scripts: 200 }

const detail = {
  goals: { fcp: 1.1, lcp: 1.15, tbt: 150, inp: 80, cls: 0, score: 99 },
}

/** An article of each language. Both have Japanese addresses. */
const articles = {
  ja: 'report-your-change-of-employer',
  en: 'your-first-payslip-line-by-line',
} satisfies Record<Lang, string>

/** The pages where most visits start. */
export const pageKinds: PageKind[] = [
  {
    name: 'home',
    path: (lang) => href(lang, 'home'),
    budget: { page: 19, scripts: 134 },
    goals: { fcp: 1.1, lcp: 1.15, tbt: 150, inp: 80, cls: 0, score: 99 },
  },
  {
    name: 'jobs',
    path: (lang) => href(lang, 'jobs'),
    budget: { page: 20, scripts: 146 },
    goals: { fcp: 1.15, lcp: 1.25, tbt: 180, inp: 100, cls: 0.01, score: 98 },
  },
  {
    name: 'job',
    path: (lang) => href(lang, 'job', { id: 20401 }),
    budget: reading,
    ...detail,
  },
  { name: 'story', path: (lang) => href(lang, 'case', { id: 3 }), budget: reading, ...detail },
  {
    name: 'article',
    path: (lang) => href(lang, 'article', { slug: articles[lang] }),
    budget: reading,
    ...detail,
  },
  {
    name: 'dashboard',
    path: (lang) => href(lang, 'mypage'),
    isPersonal: true,
    // A page of the same layout, rendered in the browser, with a sentence and no data of its own.
    twin: (lang) => href(lang, 'mypagePasswordComplete'),
    budget: { page: 16, scripts: 193 },
    goals: { fcp: 1.2, lcp: 1.2, tbt: 200, inp: 100, cls: 0.02, score: 95 },
  },
]

/** The first steps of public forms. */
export const formPages: WeighedPage[] = [
  { name: 'entry', path: (lang) => href(lang, 'entry'), budget: form },
  { name: 'inquiry', path: (lang) => href(lang, 'inquiry'), budget: form },
]
