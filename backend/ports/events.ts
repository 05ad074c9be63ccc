/** Changes for systems that follow this one, in the order of their transactions. They have ids and states, no texts of people. */

import type { Intention } from '#domain/forms/intentions.ts'
import type { StepName } from '#domain/processes/steps.ts'
import type { MessageKind } from './messages.ts'

export type EventType =
  | 'entry-created'
  | 'person-activated'
  | 'person-removed'
  | 'person-erased'
  | 'person-blocked'
  | 'person-unblocked'
  | 'profile-changed'
  | 'application-created'
  | 'recommendation-created'
  | 'recommendation-answered'
  | 'process-changed'
  | 'process-removed'
  | 'message-received'
  | 'message-changed'
  | 'talk-requested'
  | 'content-changed'

/** A change, with the things that it concerns. */
export type ChangeEvent = {
  /** Numbers follow the order of the transactions' ends. Some numbers may be missing. */
  sequence: number
  at: string
  /** The id of the request that has caused it; null for other causes. */
  requestId: string | null
  type: EventType
  personId: number | null
  processId: number | null
  jobId: number | null
  message: { kind: MessageKind; id: number } | null
  data: EventData
}

export type ContentName = 'job' | 'story' | 'article' | 'advisor' | 'category' | 'tag'
export type ContentChange = 'added' | 'changed' | 'closed' | 'opened' | 'removed'

/** States that differ between types of events. */
export type EventData = {
  /** The status of the process after the change. */
  statusId?: number
  /** The step that has changed the process. */
  step?: StepName
  /** The wish of the applicant; null when it has ended. */
  wish?: Intention | null
  /** The applicant's answer to a recommendation. */
  action?: 'apply' | 'inquiry' | 'decline'
  /** The changed part of a profile. */
  part?: 'profile' | 'workingHistory' | 'addition' | 'resume' | 'career' | 'email' | 'advisor'
  content?: ContentName
  /** Of content; the slug of a category or a tag. */
  externalId?: string
  change?: ContentChange
  /** The talk that an applicant has asked for. */
  talk?: 'interview' | 'introduction'
}

export interface EventTable {
  /**
   * Adds events. Until the transaction ends, other transactions wait here. So a reader that has seen a number never misses a lower one.
   * Call it last in a transaction.
   */
  insert(...events: Omit<ChangeEvent, 'sequence'>[]): Promise<void>
  /** Up to `limit` events after this number, the oldest first. */
  after(sequence: number, limit: number): Promise<ChangeEvent[]>
  /** Removes the events of before this time, and returns their number. Sequences are not given again. */
  removeBefore(time: string): Promise<number>
}
