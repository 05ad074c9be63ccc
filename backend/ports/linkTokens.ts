/** The tokens of links in mails. */

/** The purpose of a link in a mail: to verify the address of an entry, to set a new password, to confirm a new address. */
export const linkPurposes = ['verify', 'reset', 'confirm'] as const

export type LinkPurpose = (typeof linkPurposes)[number]

export type LinkToken = {
  /** SHA-256 of the token. */
  id: string
  purpose: LinkPurpose
  applicantId: number
  /** The account version at its issue. It works for this version only. */
  accountVersion: number
  /** The new address, for `confirm`; otherwise null. */
  newEmail: string | null
  expiresAt: string
  usedAt: string | null
}

export interface LinkTokenTable {
  find(id: string): Promise<LinkToken | null>
  insert(token: LinkToken): Promise<void>
  /** Marks the token as used; false when it was used before or is unknown, so that of two callers one wins. */
  use(id: string, time: string): Promise<boolean>
  /** Makes the links of this kind void that an applicant has got so far. */
  removeOf(applicantId: number, purpose: LinkPurpose): Promise<void>
  /** Removes links that expire before `from` or, made with a clock that was ahead, later than `until`. */
  removeOutside(from: string, until: string): Promise<void>
}
