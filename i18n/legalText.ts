/** Policies, consents and terms as data, for `pages/legal`. */

export type LegalText = {
  title: string
  /** For search engines. */
  description: string
  lead: string
  /** Full-dates. */
  established: string
  updated: string
  /** The page numbers them. */
  sections: LegalSection[]
  /** The closing word of a Japanese document. */
  closing?: string
}

export type LegalSection = {
  /** The fragment of its URL, the same in both languages. */
  id: string
  heading: string
  blocks: LegalBlock[]
}

/** A string is a paragraph. */
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
  /** The first cell of a row is its header. */
  rows: string[][]
}

/** Pages that a text links to. */
type LegalPageId = 'privacy' | 'attention' | 'memberPrivacy' | 'inquiryPrivacy'
