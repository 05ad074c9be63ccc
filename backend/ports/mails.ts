/** The queue of mails. */

import type { Lang } from '#domain/lang.ts'
import type { StepName } from '#domain/processes/steps.ts'
import type { Bilingual } from './bilingual.ts'
import type { InterviewWishes, MessageKind } from './messages.ts'
import type { ProcessAppointment } from './processes.ts'

/** A mail about an applicant's processes, to the applicant or (`…Desk`) to the advisor. */
export type ProcessLetter =
  /** `at`: the time of the answer. */
  | { kind: 'answerDesk'; applicantId: number; processId: number; at: string }
  | { kind: 'applyDesk'; applicantId: number; processIds: number[]; contents: string }
  /** `language`: that of the call. */
  | { kind: 'applied'; applicantId: number; processIds: number[]; language: Lang }
  /** `next`: the sentence about the next act, absent in mails that were queued by earlier versions. */
  | { kind: 'refused'; applicantId: number; processId: number; next?: Bilingual<string> }
  | {
      kind: 'consentDesk'
      applicantId: number
      processId: number
      answer: 'agree' | 'decline'
      contents: string
    }
  | { kind: 'interview'; applicantId: number; wishes: InterviewWishes; language: Lang }
  | { kind: 'interviewDesk'; applicantId: number; wishes: InterviewWishes; language: Lang }
  | { kind: 'introduction'; applicantId: number; language: Lang }
  | { kind: 'introductionDesk'; applicantId: number; language: Lang }

/** A step of a process for the applicant, with the words of its notification. */
type ProcessUpdate = {
  kind: 'processUpdate'
  applicantId: number
  /** Null after the removal of the process, which the mail is about. */
  processId: number | null
  step: StepName
  language: Lang
  title: string
  body: string
  /** Null for another step than a new appointment. */
  appointment: ProcessAppointment | null
}

/** A reply of staff to a message, the one of this time. `applicantId` is null for a person without an account. */
export type MessageReplyLetter = {
  kind: 'messageReply'
  message: { kind: MessageKind; id: number }
  applicantId: number | null
  at: string
}

/** A letter with a link. It is dropped unless the account still has the version of the request. */
type LinkLetter = { applicantId: number; accountVersion: number }

/** The content of a mail. Its text, and the link with its token, are made when it is sent, so that no token is stored. */
export type Letter =
  | ProcessLetter
  /** `language` is the applicant's unless it is given. */
  | (LinkLetter & { kind: 'verify'; jobs: number[]; language?: Lang })
  | (LinkLetter & { kind: 'forgotPassword'; language: Lang })
  /** A forgotten password of an unregistered address. */
  | { kind: 'forgotPassword'; applicantId: null; language: Lang }
  /** To the address that the account had at the change. */
  | { kind: 'passwordChanged'; applicantId: number; email: string; language: Lang }
  /** A login in a browser that the account did not know. `browser` is its name, null for an unknown one. */
  | { kind: 'newBrowser'; applicantId: number; browser: string | null; at: string; language: Lang }
  /** To the new address, with the link. */
  | (LinkLetter & { kind: 'confirmEmail'; newEmail: string; language: Lang })
  /** To the old address. */
  | { kind: 'emailChange'; applicantId: number; newEmail: string; oldEmail: string; language: Lang }
  | ProcessUpdate
  | MessageReplyLetter
  | { kind: 'inquiry' | 'inquiryDesk'; inquiryId: number }
  | { kind: 'invitation' | 'invitationDesk'; invitationId: number }
  | { kind: 'contact' | 'contactDesk'; applicantId: number; contactId: number }

export type QueuedMail = {
  /** Random, never used again. */
  id: string
  letter: Letter
  /** The id of the request that has caused it; null for other causes. */
  requestId: string | null
  createdAt: string
  nextTryAt: string
  /** How often it was tried. */
  tries: number
}

export const mailStates = ['queued', 'sent', 'given-up'] as const
export type MailState = (typeof mailStates)[number]

/** A mail as staff see it, without its text. */
export type MailRecord = {
  id: string
  kind: Letter['kind']
  /** Null for a mail to a person without an account. */
  applicantId: number | null
  /** The address without most of its letters; null before the first try. */
  recipient: string | null
  requestId: string | null
  state: MailState
  createdAt: string
  tries: number
  /** The next try of a queued mail. */
  nextTryAt: string
  /** The time when it was sent or given up; null while it is queued. */
  endedAt: string | null
}

/** Returns the applicant that a letter is about, or null. */
export const applicantOf = (letter: Letter): number | null =>
  'applicantId' in letter ? letter.applicantId : null

/** The wait before the next try in ms is `first` at the first try, and doubles with each up to `longest`. */
export type TakeOptions = { most: number; wait: { first: number; longest: number } }

/** Returns the time of the next try of a mail that is taken now. */
export const nextTryOf = (now: string, tries: number, { first, longest }: TakeOptions['wait']): string =>
  new Date(Date.parse(now) + Math.min(first * 2 ** tries, longest)).toISOString()

/** Mails that are still to be sent, and the records of the others. */
export interface MailTable {
  insert(
    mail: Pick<QueuedMail, 'id' | 'letter' | 'createdAt'> & Partial<Pick<QueuedMail, 'requestId'>>,
  ): Promise<void>
  /**
   * Takes some of the mails that are due, the oldest first: counts a try of each and postpones its next one, so that no other process takes
   * it meanwhile. Returns them as they were before.
   */
  take(now: string, options: TakeOptions): Promise<QueuedMail[]>
  /** Returns all mails that are still to be sent, the oldest first. */
  queued(): Promise<QueuedMail[]>
  /** Returns the records of the mails about an applicant, the newest first. */
  ofApplicant(applicantId: number): Promise<MailRecord[]>
  remove(id: string): Promise<void>
  /** Ends a mail. One that was given up keeps its letter, so that it can be queued again; the letter of one that was sent is removed. */
  end(id: string, end: { state: 'sent' | 'given-up'; at: string; recipient: string | null }): Promise<void>
  /** Queues a mail that was given up for a try now; false if it was not given up. */
  queueAgain(id: string, now: string): Promise<boolean>
  find(id: string): Promise<MailRecord | null>
  /** A page of the records, the newest first, and the number on all pages. */
  list(query: {
    state?: MailState
    page: number
    perPage: number
  }): Promise<{ mails: MailRecord[]; total: number }>
  /** Removes the records of mails that ended before a time. Returns their number. */
  removeEndedBefore(time: string): Promise<number>
  /** Removes the mails with a letter of an applicant, and their records. */
  removeOf(applicantId: number): Promise<void>
}
