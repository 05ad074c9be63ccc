import type { LayoutId } from './row.ts'

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
}

export const layoutRules: Record<LayoutId, LayoutRules> = {
  top: {},
  client: {},
  company: {},
  blog: {},
  preview: { noindex: true, noStore: true },
  embed: { noindex: true, isEmbedded: true },
  mypage: { noindex: true, noStore: true, onlyInBrowser: true },
}
