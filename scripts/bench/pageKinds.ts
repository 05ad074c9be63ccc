import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'

export type PageKind = {
  name: 'home' | 'jobs' | 'job' | 'story' | 'article'
  path: (lang: Lang) => string
  /** The maximum for a first load, in KiB of Brotli: the page with its styles, and all scripts at its start. */
  budget: { page: number; scripts: number }
  goals: {
    /** The maximum of first and largest contentful paint, as a multiple of the static page's. */
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

const detail = {
  budget: { page: 15, scripts: 126 },
  goals: { fcp: 1.1, lcp: 1.15, tbt: 150, inp: 80, cls: 0, score: 99 },
}

/** An article of each language. Both have Japanese addresses. */
const articles = {
  ja: 'report-your-change-of-employer',
  en: 'your-first-payslip-line-by-line',
} satisfies Record<Lang, string>

/** The public pages on which most visits start. */
export const pageKinds: PageKind[] = [
  {
    name: 'home',
    path: (lang) => href(lang, 'home'),
    budget: { page: 16, scripts: 126 },
    goals: { fcp: 1.1, lcp: 1.15, tbt: 150, inp: 80, cls: 0, score: 99 },
  },
  {
    name: 'jobs',
    path: (lang) => href(lang, 'jobs'),
    budget: { page: 18, scripts: 138 },
    goals: { fcp: 1.15, lcp: 1.25, tbt: 180, inp: 100, cls: 0.01, score: 98 },
  },
  { name: 'job', path: (lang) => href(lang, 'job', { id: 20401 }), ...detail },
  { name: 'story', path: (lang) => href(lang, 'case', { id: 3 }), ...detail },
  { name: 'article', path: (lang) => href(lang, 'article', { slug: articles[lang] }), ...detail },
]
