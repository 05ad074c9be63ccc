/**
 * The register of job seekers (求職管理簿), the minimum that an erasure leaves: Employment Security Act, art. 32-15, and its Enforcement
 * Regulations, art. 24.
 */

import type { StatusAlias } from '#domain/processes/statusAlias.ts'
import type { JobCategory } from '#openapi/generated/options.ts'

/** A job that the seeker was introduced to. */
export type Introduction = {
  jobId: number
  /** The named employer, or else the one of the advertisement. */
  employer: string
  /** Absent before the employer is named, and in rows of earlier versions. */
  address?: string
  job: string
  /** The time of the application. */
  at: string
  /** The alias of the last status. */
  result: StatusAlias
}

export type SeekerRow = {
  personId: number
  name: string
  address: string
  /** A full-date; null if unknown. */
  birthday: string | null
  wishedJobs: JobCategory[]
  receivedAt: string
  /** The end of the registration. */
  validUntil: string
  introductions: Introduction[]
}

export interface SeekerRegister {
  /** Adds the row of a person, unless there is one. */
  insert(row: SeekerRow): Promise<void>
  /** All rows in the order of their people. */
  all(): Promise<SeekerRow[]>
  /** Removes the rows of registrations that ended before this time, and returns their number. */
  removeBefore(time: string): Promise<number>
}
