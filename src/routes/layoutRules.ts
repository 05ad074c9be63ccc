import type { Namespace } from '#i18n/texts.ts'
import type { LayoutId, Row } from './row.ts'

/** Consequences of a layout for all its pages, so that no row has to repeat them. */
export type LayoutRules = {
  /** Search engines do not index the pages. */
  noindex?: true
  /** Neither the server nor a browser stores the pages. */
  noStore?: true
  /** The server sends a waiting state: only the browser knows the person. */
  onlyInBrowser?: true
  /** Other sites may show the pages in a frame; they run no script. */
  isEmbedded?: true
  /** The dictionaries that the layout reads. */
  texts?: readonly Namespace[]
}

export const layoutRules: Record<LayoutId, LayoutRules> = {
  top: {},
  entry: { texts: ['forms'] },
  client: {},
  company: {},
  blog: {},
  preview: { noindex: true, noStore: true },
  embed: { noindex: true, isEmbedded: true },
  account: { noindex: true, noStore: true, onlyInBrowser: true },
  mypage: { noindex: true, noStore: true, onlyInBrowser: true, texts: ['mypage'] },
}

/** Returns whether a page belongs to the applicant area. */
export const isInApplicantArea = ({ layout }: Pick<Row, 'layout'>): boolean =>
  layoutRules[layout].onlyInBrowser === true

/** Returns the dictionaries that a page and its layout read. */
export const textsOfRow = ({ layout, texts }: Row): Namespace[] => [
  'common',
  ...(layoutRules[layout].texts ?? []),
  ...texts,
]
