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

export interface ProcessTable {
  find(id: number): Promise<Process | null>
  /** All applications and recommendations of an applicant, in ascending order of id. */
  ofApplicant(applicantId: number): Promise<Process[]>
  /** All recommendations in the status pending, in ascending order of id. */
  pending(): Promise<Process[]>
  /**
   * Adds a process and returns it with its id, a new one if none is given. Throws if it is an application and the applicant has one for
   * the job that was not rejected or withdrawn.
   */
  insert(process: Omit<Process, 'id'> & { id?: number }): Promise<Process>
  /** Replaces the row of this id. */
  update(process: Process): Promise<void>
}
