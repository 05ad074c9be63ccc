/** The advisors of the company. Jobs refer to them. Staff change them, and never remove them. */

import type { Bilingual } from './bilingual.ts'
import type { ContentState } from './content.ts'

export type AdvisorTexts = {
  name: string
  languages: string
  /** The roles that the advisor knows best. */
  field: string
  /** The work before this company. */
  background: string
}

/** Advisors are never closed. */
export type AdvisorProfile = Bilingual<AdvisorTexts> &
  ContentState & {
    /** Shown in the crest. */
    initials: string
  }

export interface AdvisorTable {
  /** All advisors, in the order of their addition. */
  all(): Promise<AdvisorProfile[]>
  /** Adds advisors, and replaces those with the same external id. */
  save(advisors: AdvisorProfile[]): Promise<void>
  /** Removes those of the advisors with these external ids that no job names. */
  remove(externalIds: string[]): Promise<void>
}
