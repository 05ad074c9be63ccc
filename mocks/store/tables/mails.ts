import {
  type MailRecord,
  type MailTable,
  type QueuedMail,
  applicantOf,
  nextTryOf,
} from '#backend/ports/mails.ts'
import { type Rows, pageOf, removeRows } from '../rows.ts'

/** A mail with its record; the letter is null after the mail was sent. */
export type MailRow = MailRecord & { letter: QueuedMail['letter'] | null }

export function mailTable(mails: Rows<MailRow>): MailTable {
  return {
    async insert({ id, letter, createdAt, requestId = null }) {
      await mails.insert({
        id,
        letter,
        kind: letter.kind,
        applicantId: applicantOf(letter),
        recipient: null,
        requestId,
        state: 'queued',
        createdAt,
        nextTryAt: createdAt,
        tries: 0,
        endedAt: null,
      })
    },
    async take(now, { most, wait }) {
      const taken = oldestFirst(mails)
        .filter(({ nextTryAt }) => nextTryAt <= now)
        .slice(0, most)
      for (const { id, tries } of taken)
        await mails.update((row) => row.id === id, {
          nextTryAt: nextTryOf(now, tries, wait),
          tries: tries + 1,
        })
      return taken
    },
    queued: async () => oldestFirst(mails),
    ofApplicant: async (applicantId) =>
      newestFirst(mails.list((row) => row.applicantId === applicantId)).map(recordOf),
    remove: async (id) => mails.remove((row) => row.id === id),
    async end(id, { state, at, recipient }) {
      const letter = state === 'sent' ? { letter: null } : {}
      await mails.update((row) => row.id === id, { state, endedAt: at, recipient, ...letter })
    },
    queueAgain: (id, now) =>
      mails.update((row) => row.id === id && row.state === 'given-up', {
        state: 'queued',
        endedAt: null,
        nextTryAt: now,
      }),
    async find(id) {
      const row = mails.find(id)
      return row && recordOf(row)
    },
    async list({ state, ...range }) {
      const chosen = newestFirst(mails.list((row) => state === undefined || row.state === state))
      return { mails: pageOf(chosen, range).map(recordOf), total: chosen.length }
    },
    removeEndedBefore: async (time) => removeRows(mails, ({ endedAt }) => endedAt !== null && endedAt < time),
    removeOf: async (applicantId) => mails.remove((row) => row.applicantId === applicantId),
  }
}

/** Returns the mails that are still to be sent. */
const oldestFirst = (mails: Rows<MailRow>): QueuedMail[] =>
  mails
    .list((row) => row.state === 'queued')
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .flatMap(({ id, letter, requestId, createdAt, nextTryAt, tries }) =>
      letter ? [{ id, letter, requestId, createdAt, nextTryAt, tries }] : [],
    )

const newestFirst = (rows: MailRow[]): MailRow[] =>
  rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : 1))

const recordOf = ({ letter: _letter, ...record }: MailRow): MailRecord => record
