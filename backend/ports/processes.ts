/** Applications and recommendations as the store keeps them. Texts of advisors are in both languages. Times are ISO, UTC. */
import type { DeclineReason, ProcessStatus, RecommendationAction } from '#openapi/generated/options.ts'
import type { Advisor, Bilingual } from './records.ts'

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
  /** The advisor's reply to a question; empty if there is none. */
  reply: Bilingual<string>
}

export type ProcessQuery = {
  applicantId: number
  isRecommended: boolean
  /** Without it, every status. */
  statusId?: ProcessStatus
  /** The time by which they are sorted, the latest first; equal times by descending id. */
  latestBy: 'startedAt' | 'updatedAt'
  page: number
  perPage: number
}

export interface ProcessTable {
  find(id: number): Promise<Process | null>
  /** All applications and recommendations of an applicant, in ascending order of id. */
  ofApplicant(applicantId: number): Promise<Process[]>
  /** A page of the applications or of the recommendations of an applicant, and the number on all pages. */
  page(query: ProcessQuery): Promise<{ processes: Process[]; total: number }>
  /** The applications and recommendations of an applicant for these jobs, at most 1,000, in ascending order of id. */
  ofJobs(applicantId: number, jobIds: number[]): Promise<Process[]>
  /** The advisor of an applicant: whom the latest recommendation with an advisor names; null if there is none. */
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
}
