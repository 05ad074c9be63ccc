/**
 * The site map: every page is a row, written once and served in both languages. Rows name no component, so that
 * anything may link to them; `pages.ts` says which module shows a row.
 */
import type { Lang } from '#domain/lang.ts'
import type { Namespace } from '#i18n/load.ts'

export type LayoutId = 'top' | 'client'

export type Row = {
  /** Below the language's root, in the notation of React Router. */
  path: string
  layout: LayoutId
  /** The dictionaries that the page reads beside `common`. */
  texts: readonly Namespace[]
  /** The page exists in this language only. */
  only?: Lang
}

export const table = {
  home: { path: '/', layout: 'top', texts: ['home', 'jobOptions'] },
  cases: { path: '/cases', layout: 'client', texts: ['cases'] },
  case: { path: '/cases/:id', layout: 'client', texts: ['cases'] },
  jobs: { path: '/jobs', layout: 'client', texts: ['jobs', 'jobOptions'] },
  job: { path: '/jobs/detail/:id', layout: 'client', texts: ['job', 'jobOptions'] },
} as const satisfies Record<string, Row>

export type PageId = keyof typeof table

export const pageIds = Object.keys(table) as PageId[]
