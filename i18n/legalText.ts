/** Policies, consents and terms as data: what `pages/legal` shows. */

export type LegalText = {
  title: string
  /** For search engines. */
  description: string
  lead: string
  /** Full-dates. */
  established: string
  updated: string
  /** Numbered where they are shown. */
  sections: LegalSection[]
  /** The word that ends a Japanese document. */
  closing?: string
}

export type LegalSection = {
  /** In the address; the same in both languages. */
  id: string
  heading: string
  blocks: LegalBlock[]
}

/** A text alone is a paragraph. */
export type LegalBlock =
  | string
  | { list: string[] }
  | { numbered: string[] }
  | { facts: Fact[] }
  | { table: LegalTable }
  | { page: LegalPageId; text: string }

type Fact = { term: string; value: string }

export type LegalTable = {
  caption: string
  head: string[]
  /** The first cell of a row names it. */
  rows: string[][]
}

/** Pages that such a text refers to. */
type LegalPageId = 'privacy' | 'attention' | 'memberPrivacy' | 'inquiryPrivacy'
