import { toJstIso } from '#domain/dates.ts'
import type { Applicant } from '../ports/applicants.ts'

/** The applicant of a session, as the contract's `Auth`. */
export function authOf({ id, name, email, passwordHash, welcomedAt, ...applicant }: Applicant) {
  return {
    id,
    role_id: 2 as const,
    name,
    email,
    passwordSet: passwordHash !== null,
    firstVisit: welcomedAt === null,
    interviewRequestedAt: jstOrNull(applicant.interviewRequestedAt),
    introductionRequestedAt: jstOrNull(applicant.introductionRequestedAt),
  }
}

const jstOrNull = (time: string | null) => time && toJstIso(new Date(time))
