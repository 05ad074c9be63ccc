/** The accounts of applicants. */

import type { Lang } from '#domain/lang.ts'

export type Applicant = {
  id: number
  name: string
  /** As typed; compared in lower case. */
  email: string
  language: Lang
  /** Null until the first password is set. */
  passwordHash: string | null
  /** Null until the link in the registration mail was opened. */
  activatedAt: string | null
  /** Null until the welcome notification was seen. */
  welcomedAt: string | null
  /** The last request for an interview, and for recommendations; null without a request. */
  interviewRequestedAt: string | null
  introductionRequestedAt: string | null
  createdAt: string
  /** Counted up from 1 by each change that voids the links that were asked for before (`changeAccount`). */
  accountVersion: number
  /** Null unless staff have blocked the person, who then cannot log in and gets no mails. */
  blockedAt: string | null
}

export type ApplicantQuery = {
  /** An address, in any spelling. */
  email?: string
  /** A part of the name or the address, in any case. */
  query?: string
  page: number
  perPage: number
}

export interface ApplicantTable {
  find(id: number): Promise<Applicant | null>
  findByEmail(email: string): Promise<Applicant | null>
  /** A page of the applicants, the newest first, and the number on all pages. */
  page(query: ApplicantQuery): Promise<{ applicants: Applicant[]; total: number }>
  /** Adds an applicant and returns it with its new id; throws `AddressTaken` when another has the address. */
  insert(applicant: Omit<Applicant, 'id'> & { id?: number }): Promise<Applicant>
  /** Replaces the row of this id; throws `AddressTaken` when another has the address. */
  update(applicant: Applicant): Promise<void>
  /** The ids of up to `limit` applicants of before that time who were never activated and have no link that is valid now, the lowest first. */
  unconfirmed(range: { createdBefore: string; now: string; limit: number }): Promise<number[]>
  /** Removes an applicant with the rows that belong to them. Mails and messages to advisors stay. */
  remove(id: number): Promise<void>
  /** Removes an applicant with the rows that belong to them, unless they are activated. False if no applicant was removed. Mails stay. */
  removeUnconfirmed(id: number): Promise<boolean>
}

/** Thrown by the store when an applicant gets an e-mail address that another has, whatever its case. */
export class AddressTaken extends Error {
  constructor(email: string) {
    super(`The address ${email} is taken`)
  }
}
