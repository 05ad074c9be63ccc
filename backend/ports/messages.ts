/** Messages from people to the company. */

import type { InquiryKind } from '#domain/forms/inquiry.ts'
import type { Intention } from '#domain/forms/intentions.ts'
import type { Lang } from '#domain/lang.ts'
import type { ContactType, InquiryType, InterviewMethod, Nationality } from '#openapi/generated/options.ts'
import type { Bilingual } from './bilingual.ts'

/** A message from a person without an account. Texts are '' where nothing was written, or the form does not ask for them. */
type AnonymousMessage = {
  name: string
  /** As typed. */
  email: string
  phoneNumber: string
  contents: string
  language: Lang
  createdAt: string
}

export type Inquiry = AnonymousMessage & {
  kind: InquiryKind
  /** Set for the kind `other` only. */
  type: InquiryType | null
  companyName: string
  title: string
  positionsNeeded: string
  noOfEmployeeNeeded: string
}

/** A person who asks for a free career talk. */
export type Invitation = AnonymousMessage & { nationality?: Nationality }

/** A message from an applicant to the advisor. */
export type Contact = {
  applicantId: number
  type: ContactType
  contents: string
  /** The application that the message is about, and the wish of the applicant. */
  about?: { processId: number; intention: Intention; job: Bilingual<string> }
  /** The language of the page that sent it. */
  language: Lang
  createdAt: string
}

/** A request for a talk with an advisor, in the applicant's words. */
export type InterviewWishes = {
  method: InterviewMethod
  preferredTimes: string
  contents: string
  /** Whether the applicant has asked for a talk before. */
  reInterview: boolean
}

/** A talk with an advisor, or recommendations, that an applicant asks for. */
export type Talk = {
  applicantId: number
  talk: 'interview' | 'introduction'
  /** Null for recommendations. */
  wishes: InterviewWishes | null
  language: Lang
  createdAt: string
}

export const messageKinds = ['inquiry', 'invitation', 'contact', 'talk'] as const
export type MessageKind = (typeof messageKinds)[number]

/** A reply of staff, as it was mailed. */
export type MessageReply = { at: string; text: string }

/** The work of staff on a message. */
export type MessageWork = {
  /** Null while the message is open. */
  settledAt: string | null
  /** The earliest first. */
  replies: MessageReply[]
}

export type MessageState = 'open' | 'settled'

/** A message with the number that it got. */
export type Numbered<Row> = Row & { id: number }

/** Messages from people to the company. */
export interface MessageTable<Message> {
  find(id: number): Promise<Numbered<Message> | null>
  /** Adds a message and returns it with its number. */
  insert(message: Message): Promise<Numbered<Message>>
  /** The work of staff on a message; null without the message. */
  work(id: number): Promise<MessageWork | null>
  /** Replaces the work of staff on a message. */
  saveWork(id: number, work: MessageWork): Promise<void>
  /** The newest messages up to `limit`, of one state or all, and the number of all of them. */
  newest(query: {
    state?: MessageState
    limit: number
  }): Promise<{ messages: (Numbered<Message> & MessageWork)[]; total: number }>
}
