import { type RawBuilder, sql } from 'kysely'
import {
  type ErasedRows,
  type ErasureTable,
  type PersonMessages,
  type RemovedThings,
  auditTargets,
} from '#backend/ports/erasures.ts'
import type { Contact, Inquiry, Invitation, MessageKind, MessageWork, Talk } from '#backend/ports/messages.ts'
import { emailKey } from '#domain/email.ts'
import type { Database } from '../database.ts'
import { batchesOf } from './batches.ts'

export function erasureTable(db: Database): ErasureTable {
  return {
    remove: (person) => removePerson(db, person),
    removeSettled: (time) => removeSettled(db, time),
    removeTraces: (things) => removeTraces(db, things),
    messagesOf: (person) => messagesOf(db, person),
    async note(erased) {
      await db
        .insertInto('erasedPerson')
        .values(erased)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
    returned: () =>
      db
        .selectFrom('erasedPerson')
        .innerJoin('applicant', 'applicant.id', 'erasedPerson.id')
        .selectAll('erasedPerson')
        .orderBy('erasedPerson.id')
        .execute(),
    all: () => db.selectFrom('erasedPerson').selectAll().orderBy('id').execute(),
  }
}

/** Removes rows by one statement for each table: first those that are found by others. */
async function removePerson(db: Database, { id, email }: { id: number; email: string }): Promise<ErasedRows> {
  const isOwn = sql<boolean>`applicant_id = ${id}`
  const processes = await idsOf(db, 'process', isOwn)
  const messages = {
    inquiry: await messagesFrom(db, 'inquiry', email),
    invitation: await messagesFrom(db, 'invitation', email),
    contact: await idsOf(db, 'contact', isSentBy(id)),
    talk: await idsOf(db, 'talk', isSentBy(id)),
  }
  const remove = (table: string, condition: RawBuilder<boolean>) =>
    countOf(db, sql`delete from ${sql.table(table)} where ${condition}`)

  // `like` comes first, because `lower` takes most of the time: 0.2 s instead of 0.8 s for an audit of 100,000 imported jobs.
  const names = (column: RawBuilder<unknown>) =>
    sql<boolean>`(${column} like '%@%' and position(${email.toLowerCase()} in lower(${column})) > 0)`
  const targets = auditTargets({ person: id, processes, messages })
  return {
    mails: await remove('mail', sql`${isOwn} or ${isAboutMessages(messages)}`),
    audit: await countOf(
      db,
      sql`update audit set "before" = null, "after" = null
        where ("before" is not null or "after" is not null) and (target in (${sql.join(targets)})
          or ${names(sql`concat("before"::text, "after"::text)`)})`,
    ),
    storedResponses: await remove(
      'stored_response',
      sql`${isOwn} or ${names(sql`concat(body, reference::text)`)}`,
    ),
    inquiries: await remove('inquiry', isId(messages.inquiry)),
    invitations: await remove('invitation', isId(messages.invitation)),
    contacts: await remove('contact', isSentBy(id)),
    talks: await remove('talk', isSentBy(id)),
    notifications: await remove('notification', isOwn),
    processes: await remove('process', isOwn),
    personNotes: await remove('person_note', isOwn),
    resumes: await remove('resume', isOwn),
    careers: await remove('career', isOwn),
    files: await remove('file', isOwn),
    linkTokens: await remove('link_token', isOwn),
    interestedLists: await remove('interested_list', isOwn),
    sessions: await remove('session', isOwn),
    refreshTokens: await remove('refresh_token', isOwn),
    profiles: await remove('profile', isOwn),
    applicants: await remove('applicant', sql`id = ${id}`),
  }
}

async function messagesOf(
  db: Database,
  { id, email }: { id: number; email: string },
): Promise<PersonMessages> {
  return {
    inquiries: await sentMessages<Inquiry>(db, 'inquiry', isId(await messagesFrom(db, 'inquiry', email))),
    invitations: await sentMessages<Invitation>(
      db,
      'invitation',
      isId(await messagesFrom(db, 'invitation', email)),
    ),
    contacts: await sentMessages<Contact>(db, 'contact', isSentBy(id)),
    talks: await sentMessages<Talk>(db, 'talk', isSentBy(id)),
  }
}

async function sentMessages<Message extends object>(
  db: Database,
  table: MessageKind,
  condition: RawBuilder<boolean>,
) {
  const { rows } = await sql<{ id: number; data: Message } & MessageWork>`
    select id, data, settled_at, replies from ${sql.table(table)} where ${condition}`.execute(db)
  return rows.map(({ data, ...row }) => ({ ...data, ...row }))
}

/** Events also name processes that an earlier erasure has removed. */
async function removeTraces(db: Database, { people, processes, prefix }: RemovedThings): Promise<void> {
  const named = await db
    .selectFrom('event')
    .select('processId')
    .distinct()
    .where('personId', 'in', people)
    .where('processId', 'is not', null)
    .execute()
  const all = [...new Set([...processes, ...named.flatMap(({ processId }) => processId ?? [])])]
  for (const ids of batchesOf(all)) await removeTracesOf(db, 'process', ids)
  await removeTracesOf(db, 'person', people)
  const content = `${prefix.replace(/[\\%_]/g, String.raw`\$&`)}%`
  await sql`delete from event where data->>'externalId' like ${content}`.execute(db)
  await sql`update audit set "before" = null, "after" = null
    where split_part(target, ':', 2) like ${content}`.execute(db)
  await db.deleteFrom('erasedPerson').where('id', 'in', people).execute()
  await db.deleteFrom('seekerRegister').where('personId', 'in', people).execute()
}

async function removeTracesOf(db: Database, kind: 'person' | 'process', ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('event').where(`${kind}Id`, 'in', ids).execute()
  const targets = ids.map((id) => `${kind}:${id}`)
  await db.updateTable('audit').set({ before: null, after: null }).where('target', 'in', targets).execute()
  if (kind === 'process')
    await sql`delete from provision where split_part(id, ' ', 1) in (${sql.join(ids.map(String))})`.execute(
      db,
    )
}

/** The messages of an applicant. */
const isSentBy = (id: number) => sql<boolean>`data->>'applicantId' = ${String(id)}`

type MessageIds = Record<'inquiry' | 'invitation', number[]>

/** The mails about these messages. Their senders have no account. */
function isAboutMessages({ inquiry, invitation }: MessageIds): RawBuilder<boolean> {
  const isReplyTo = (kind: MessageKind, ids: number[]) =>
    ids.length === 0
      ? sql`false`
      : sql`letter->'message'->>'kind' = ${kind} and letter->'message'->>'id' in (${sql.join(ids.map(String))})`
  return sql<boolean>`(${isOneOf('inquiryId', inquiry)} or ${isOneOf('invitationId', invitation)}
    or (${isReplyTo('inquiry', inquiry)}) or (${isReplyTo('invitation', invitation)}))`
}

async function removeSettled(db: Database, time: string): Promise<number> {
  const isOver = sql<boolean>`settled_at < ${time}`
  const over = {
    inquiry: await idsOf(db, 'inquiry', isOver),
    invitation: await idsOf(db, 'invitation', isOver),
  }
  await sql`delete from mail where ${isAboutMessages(over)}`.execute(db)
  for (const [table, ids] of Object.entries(over))
    await sql`delete from ${sql.table(table)} where ${isId(ids)}`.execute(db)
  return over.inquiry.length + over.invitation.length
}

const isOneOf = (name: string, ids: number[]) =>
  ids.length === 0 ? sql`false` : sql`letter->>${sql.lit(name)} in (${sql.join(ids.map(String))})`

const isId = (ids: number[]) =>
  ids.length === 0 ? sql<boolean>`false` : sql<boolean>`id in (${sql.join(ids)})`

async function countOf(db: Database, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(db)).numAffectedRows ?? 0)
}

async function idsOf(db: Database, table: string, condition: RawBuilder<boolean>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${condition}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the messages of an address in any spelling: the database finds those with its local part. */
async function messagesFrom(db: Database, table: 'inquiry' | 'invitation', email: string): Promise<number[]> {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/[\\%_]/g, String.raw`\$&`)
  const { rows } = await sql<{ id: number; email: string }>`
    select id, data->>'email' as email from ${sql.table(table)}
    where data->>'email' ilike ${`${local}@%`}`.execute(db)
  return rows.filter((row) => emailKey(row.email) === emailKey(email)).map(({ id }) => id)
}
