/** The tables of what people sent, on collections. */
import type { Collection } from '@msw/data'
import type * as z from 'zod/mini'
import type { Inquiry, Invitation, LinkToken, Numbered } from '#backend/ports/people.ts'
import type {
  LinkTokenTable,
  MailTable,
  MessageTable,
  ProcessTable,
  ProfileTable,
} from '#backend/ports/store.ts'
import type { Collections } from './collections.ts'
import { copyOf, nextId, refuseKnown } from './rows.ts'
import { tokenTable } from './tokenTable.ts'
import type { InTurn } from './turns.ts'

type Messages<Row> = Collection<z.ZodMiniType<Row, Row>>

/** As in the database: numbers begin where those of the contract's examples end. */
const FIRST_NUMBER = { process: 5001, inquiry: 7001, invitation: 8001 }

export function profileTable({ profiles }: Collections, inTurn: InTurn): ProfileTable {
  const byApplicant = (applicantId: number) =>
    profiles.findFirst((query) => query.where((row) => row.applicantId === applicantId))
  return {
    find: (applicantId) => inTurn(async () => copyOf(byApplicant(applicantId))),
    insert: (profile) =>
      inTurn(async () => {
        if (byApplicant(profile.applicantId)) throw new Error('The applicant has a profile already')
        await profiles.create(structuredClone(profile))
      }),
    fileKeys: () =>
      inTurn(async () =>
        profiles
          .all()
          .flatMap(({ resume, resumeJp, cvJp }) =>
            [resume, resumeJp, cvJp].flatMap((file) => file?.key ?? []),
          ),
      ),
  }
}

export function processTable({ processes }: Collections, inTurn: InTurn): ProcessTable {
  return {
    ofApplicant: (applicantId) =>
      inTurn(async () => {
        const found = processes.findMany((query) => query.where((row) => row.applicantId === applicantId))
        return structuredClone(found).sort((a, b) => a.id - b.id)
      }),
    insert: (process) =>
      inTurn(async () => {
        const same = processes.findFirst((query) =>
          query.where(
            (row) =>
              row.applicantId === process.applicantId &&
              row.jobId === process.jobId &&
              row.isRecommended === process.isRecommended,
          ),
        )
        refuseKnown(same)
        const id = nextId(processes.all(), FIRST_NUMBER.process)
        return structuredClone(await processes.create(structuredClone({ ...process, id })))
      }),
  }
}

export function linkTokenTable({ linkTokens }: Collections, inTurn: InTurn): LinkTokenTable {
  return {
    ...tokenTable<LinkToken>(linkTokens, inTurn),
    removeOf: (applicantId, purpose) =>
      inTurn(async () => void linkTokens.deleteMany((query) => query.where({ applicantId, purpose }))),
    removeOutside: (from, until) =>
      inTurn(async () => {
        linkTokens.deleteMany((query) => query.where((row) => row.expiresAt < from || row.expiresAt > until))
      }),
  }
}

export const inquiryTable = ({ inquiries }: Collections, inTurn: InTurn) =>
  messageTable<Inquiry>(inquiries, FIRST_NUMBER.inquiry, inTurn)

export const invitationTable = ({ invitations }: Collections, inTurn: InTurn) =>
  messageTable<Invitation>(invitations, FIRST_NUMBER.invitation, inTurn)

function messageTable<Message>(
  messages: Messages<Numbered<Message>>,
  first: number,
  inTurn: InTurn,
): MessageTable<Message> {
  return {
    find: (id) =>
      inTurn(async () => copyOf(messages.findFirst((query) => query.where((row) => row.id === id)))),
    insert: (message) =>
      inTurn(async () => {
        const id = nextId(messages.all(), first)
        return structuredClone(await messages.create({ ...message, id }))
      }),
  }
}

export function mailTable({ mails }: Collections, inTurn: InTurn): MailTable {
  return {
    insert: ({ id, letter, createdAt }) =>
      inTurn(async () => {
        await mails.create(structuredClone({ id, letter, createdAt, nextTryAt: createdAt, tries: 0 }))
      }),
    due: (now) =>
      inTurn(async () => {
        const found = mails.findMany((query) => query.where((row) => row.nextTryAt <= now))
        return structuredClone(found).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
      }),
    claim: ({ id, tries }, nextTryAt) =>
      inTurn(async () => {
        const claimed = await mails.update(
          (query) => query.where((row) => row.id === id && row.tries === tries),
          { data: (draft) => void Object.assign(draft, { nextTryAt, tries: tries + 1 }) },
        )
        return claimed !== undefined
      }),
    remove: (id) => inTurn(async () => void mails.deleteMany((query) => query.where((row) => row.id === id))),
  }
}
