/** Messages of all kinds, with the facts that they share. */

import type { Lang } from '#domain/lang.ts'
import type { Env } from '../ports/env.ts'
import {
  type Contact,
  type Inquiry,
  type Invitation,
  type MessageKind,
  type MessageState,
  type MessageTable,
  type MessageWork,
  type Numbered,
  type Talk,
  messageKinds,
} from '../ports/messages.ts'
import type { Store } from '../ports/store.ts'
import { contactFields, deskOf, inquiryFields, invitationFields, wishFields } from './fields.ts'

/** A message with its sender and the work of staff on it. */
export type FoundMessage = {
  kind: MessageKind
  id: number
  /** Null for a person without an account. */
  personId: number | null
  name: string
  email: string
  language: Lang
  createdAt: string
  work: MessageWork
  /** The texts of the form, without empty ones. */
  fields: Fields
  /** The application that it is about, and the wish of the applicant; undefined for other messages. */
  about?: Contact['about']
  /** The address of the desk that answers. */
  desk: string
}

type Fields = { name: string; text: string }[]
type WithWork<Message> = { message: Numbered<Message>; work: MessageWork }

/** Returns a message, or null without it or without its applicant. */
export async function findMessage(env: Env, kind: MessageKind, id: number): Promise<FoundMessage | null> {
  const { store, config } = env
  switch (kind) {
    case 'inquiry': {
      const found = await read<Inquiry>(store.inquiries, id)
      return found && ofStranger(kind, found, inquiryFields(found.message), deskOf(env, found.message))
    }
    case 'invitation': {
      const found = await read<Invitation>(store.invitations, id)
      return found && ofStranger(kind, found, invitationFields(found.message), config.company.emails.advisors)
    }
    case 'contact': {
      const found = await read<Contact>(store.contacts, id)
      const message = found && (await ofApplicant(env, kind, found, contactFields(found.message)))
      return message && { ...message, about: found.message.about }
    }
    default: {
      const found = await read<Talk>(store.talks, id)
      if (!found) return null
      const { wishes, language } = found.message
      return ofApplicant(env, kind, found, wishes ? wishFields(env, wishes, language) : [])
    }
  }
}

async function read<Message>(table: MessageTable<Message>, id: number): Promise<WithWork<Message> | null> {
  const message = await table.find(id)
  const work = message && (await table.work(id))
  return message && work && { message, work }
}

function ofStranger(
  kind: 'inquiry' | 'invitation',
  { message, work }: WithWork<Inquiry | Invitation>,
  fields: Fields,
  desk: string,
): FoundMessage {
  const { id, name, email, language, createdAt } = message
  return { kind, id, personId: null, name, email, language, createdAt, work, fields: written(fields), desk }
}

async function ofApplicant(
  { store, config }: Env,
  kind: 'contact' | 'talk',
  { message, work }: WithWork<Contact | Talk>,
  fields: Fields,
): Promise<FoundMessage | null> {
  const { id, applicantId: personId, language, createdAt } = message
  const applicant = await store.applicants.find(personId)
  if (!applicant) return null
  const { name, email } = applicant
  const desk = config.company.emails.advisors
  return { kind, id, personId, name, email, language, createdAt, work, fields: written(fields), desk }
}

const written = (fields: Fields) => fields.filter(({ text }) => text.trim() !== '')

const tableOf = ({ inquiries, invitations, contacts, talks }: Store) => ({
  inquiry: inquiries,
  invitation: invitations,
  contact: contacts,
  talk: talks,
})

/** Replaces the work of staff on a message. */
export const saveWork = (store: Store, { kind, id }: FoundMessage, work: MessageWork): Promise<void> =>
  tableOf(store)[kind].saveWork(id, work)

type Query = { kind?: MessageKind; state?: MessageState; page: number; perPage: number }

/** Returns a page of messages, the newest first, and the number on all pages. */
export async function findMessages(
  env: Env,
  { kind, state, page, perPage }: Query,
): Promise<{ messages: FoundMessage[]; total: number }> {
  const limit = page * perPage
  const tables = tableOf(env.store)
  const found = await Promise.all(
    (kind === undefined ? messageKinds : [kind]).map(async (each) => {
      const { messages, total } = await tables[each].newest({ state, limit })
      return { total, newest: messages.map(({ id, createdAt }) => ({ kind: each, id, createdAt })) }
    }),
  )
  const chosen = found
    .flatMap(({ newest }) => newest)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
    .slice(limit - perPage, limit)
  const messages = await Promise.all(chosen.map((each) => findMessage(env, each.kind, each.id)))
  return {
    messages: messages.flatMap((message) => message ?? []),
    total: found.reduce((sum, { total }) => sum + total, 0),
  }
}
