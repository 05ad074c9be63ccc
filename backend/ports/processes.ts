/** Applications and recommendations in their stored form. Texts of advisors are in both languages. Times are ISO, UTC. */

import type { Intention } from '#domain/forms/intentions.ts'
import type { LedgerEventName, Party } from '#domain/processes/states.ts'
import type { StepName } from '#domain/processes/steps.ts'
import type { DeclineReason, ProcessStatus, RecommendationAction } from '#openapi/generated/options.ts'
import type { Advisor, Bilingual } from './bilingual.ts'

/** An application or a recommendation. */
export type Process = {
  id: number
  applicantId: number
  jobId: number
  statusId: ProcessStatus
  isRecommended: boolean
  startedAt: string
  /** The last change of the status or the history. */
  updatedAt: string
  /** Each status that it has had, the earliest first. */
  steps: { statusId: ProcessStatus; at: string }[]
  details: ProcessDetails
}

export type ProcessDetails = {
  /** The application of an applied recommendation, and the reverse. */
  relatedId: number | null
  /** Null: the job's advisor. */
  advisor: Advisor | null
  /** The last day for an answer, as a date in Japan. */
  answerBy: string | null
  comment: Bilingual<string>
  appointment: ProcessAppointment | null
  /** An empty line separates paragraphs; empty without a recommendation. */
  letter: Bilingual<string>
  fits: ({ fits: boolean } & Bilingual<{ topic: string; text: string }>)[]
  preparation: Bilingual<{ title: string; text: string }>[]
  /** The latest first. */
  history: ProcessEvent[]
  /** The latest first. */
  answers: ProcessAnswer[]
  /** Null before the advisor has named the employer. */
  employer: Employer | null
  /** The ledger of consent, the earliest first. */
  ledger: LedgerEntry[]
  /** The documents that the advisor waits for; null without a request. */
  documentsAsked: { at: string; text: Bilingual<string> } | null
  /** The last wish of the applicant that the advisor has not dealt with. Rows of earlier versions have none. */
  wish?: ProcessWish | null
  /** The values before the last step of staff, to undo it; null after a step that cannot be undone, and after one of the applicant. */
  previous: BeforeStep | null
}

/** A wish about an application, which the applicant has sent to the advisor at this time. */
export type ProcessWish = { intention: Intention; at: string }

/** The company that an application is for, as the advisor has named it. */
export type Employer = Bilingual<{ name: string; address: string }> & {
  /** The address of its site; null without one. */
  website: string | null
}

/** The kinds of documents that an employer may get. */
export const documentKinds = ['profile', 'resume', 'resumeJp', 'cvJp', 'career'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A document in the version that the applicant has agreed to. */
export type AgreedDocument = { document: DocumentKind; name: string; version: string }

export type LedgerEntry = {
  event: LedgerEventName
  at: string
  /** The name of the advisor, or of the applicant. */
  by: Bilingual<string>
  /** The documents that were asked for, agreed to or sent; null for the other events. */
  documents: AgreedDocument[] | null
}

export type BeforeStep = Pick<
  ProcessDetails,
  'answerBy' | 'comment' | 'appointment' | 'answers' | 'ledger' | 'documentsAsked' | 'wish'
> & {
  /** Rows of earlier versions have none. */
  employer?: Employer | null
  relatedId?: number | null
  /** The application from an accepted one in its first version; null without one. */
  application?: { id: number; version: string } | null
  step: StepName
  /** The title of its message. */
  title: Bilingual<string>
  steps: Process['steps']
}

export type ProcessAppointment = { startsAt: string; endsAt: string } & Bilingual<{
  place: string
  people: string
}>

export type ProcessEvent = { at: string; text: Bilingual<string> }

/** An answer of the applicant to a recommendation. */
export type ProcessAnswer = {
  action: RecommendationAction
  at: string
  /** In the applicant's words. */
  contents: string
  reasons: DeclineReason[]
  /** The advisor's reply to a question; empty without a reply. */
  reply: Bilingual<string>
}

export type ProcessQuery = {
  applicantId: number
  isRecommended: boolean
  /** Without it, every status. */
  statusId?: ProcessStatus
  /** The sort key, the latest first; equal times by descending id. */
  latestBy: 'startedAt' | 'updatedAt'
  page: number
  perPage: number
}

/** A list of the staff, of all applicants. Each value that is given must be that of the process. */
export type StaffProcessQuery = {
  statusId?: ProcessStatus
  /** The initials of the process's advisor, or of its job's where it has none. */
  advisor?: string
  waitingFor?: Party
  applicantId?: number
  jobId?: number
  page: number
  perPage: number
}

export interface ProcessTable {
  find(id: number): Promise<Process | null>
  /** All applications and recommendations of an applicant, in ascending order of id. */
  ofApplicant(applicantId: number): Promise<Process[]>
  /** A page of the applications or of the recommendations of an applicant, and the number on all pages. */
  page(query: ProcessQuery): Promise<{ processes: Process[]; total: number }>
  /** A page of the processes of all applicants, the last changed first, and the number on all pages. */
  list(query: StaffProcessQuery): Promise<{ processes: Process[]; total: number }>
  /** The applications and recommendations of an applicant for these jobs, at most 1,000, in ascending order of id. */
  ofJobs(applicantId: number, jobIds: number[]): Promise<Process[]>
  /** The advisor in an applicant's latest recommendation that names one; null without an advisor. */
  advisor(applicantId: number): Promise<Advisor | null>
  /** The recommendations in the status pending, of an applicant or of all, in ascending order of id. */
  pending(applicantId?: number): Promise<Process[]>
  /**
   * Adds a process and returns it with its id, a new one if none is given. Throws if it is an application and the applicant has one for
   * the job that was not rejected or withdrawn.
   */
  insert(process: Omit<Process, 'id'> & { id?: number }): Promise<Process>
  /** Replaces the row of this id. */
  update(process: Process): Promise<void>
  /** Removes a process, and the notifications about it. */
  remove(id: number): Promise<void>
  /** Removes the processes of all applicants for these jobs, and the notifications about them. Returns their ids. */
  removeOfJobs(jobIds: number[]): Promise<number[]>
}
