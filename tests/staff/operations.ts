/** The operations of the staff contract with a call that succeeds, for tests about all of them. */

import { readFileSync } from 'node:fs'
import type { Row } from '#backend/http.ts'
import type { StaffScope } from '#backend/staff/guards.ts'
import type { StaffOperationId } from '#backend/staff/operation.ts'
import { operations } from '#openapi/staff/generated/operations.ts'
import { type Document, type OperationEntry, operationsOf, resolve } from '../../scripts/generate/document.ts'
import { examplesOf } from '../contract/contract.ts'
import { inquiry } from '../store/samples.ts'
import { agree, any, nameEmployer, note } from './processes.ts'
import type { StaffCall, StaffTest } from './support.ts'

export const staffContract: Document = JSON.parse(
  readFileSync('openapi/staff/generated/openapi.json', 'utf8'),
)

export type StaffOperation = OperationEntry & {
  id: StaffOperationId
  row: Row & { scope: StaffScope; ifMatch: boolean }
  statuses: number[]
}

const isId = (id: string): id is StaffOperationId => Object.hasOwn(operations, id)

export const staffOperations: StaffOperation[] = operationsOf(staffContract).map((entry) => {
  const id = entry.operation.operationId
  if (!isId(id)) throw new Error(`${id} is not in the operation table`)
  return { ...entry, id, row: operations[id], statuses: Object.keys(entry.operation.responses).map(Number) }
})

export const isWrite = ({ row }: StaffOperation): boolean => row.method !== 'get'

const anyVersion = { headers: { 'If-Match': '*' } }

/** Returns the preparation that writes the example of another operation. */
const putExample = (id: StaffOperationId) => async (app: StaffTest) => {
  const operation = staffOperations.find((each) => each.id === id)
  if (!operation) throw new Error(`There is no operation ${id}`)
  const { method, path, call } = await exampleCall(app, operation)
  const { status } = await app.staff(method, path, call)
  if (status >= 300) throw new Error(`The example of ${id} gives ${status}`)
}

const addInquiry = ({ env }: StaffTest) => env.store.inquiries.insert(inquiry)

async function addMailGivenUp({ env: { store, clock } }: StaffTest): Promise<void> {
  const at = clock().toISOString()
  const id = 'mail_2f6b1c90d4e87a53'
  await store.mails.insert({
    id,
    letter: { kind: 'refused', applicantId: 1001, processId: 3005 },
    createdAt: at,
  })
  await store.mails.end(id, { state: 'given-up', at, recipient: null })
}

/** Makes the things that the examples of an operation name. An operation without an entry needs nothing. */
const prepare: Partial<Record<StaffOperationId, (app: StaffTest) => Promise<unknown>>> = {
  revokeToken: ({ tokenFor }) => tokenFor(['read']),
  unblockPerson: ({ staff }) => staff('POST', '/people/1001/block', { headers: { 'If-Match': '*' } }),
  getJob: putExample('putJob'),
  closeJob: putExample('putJob'),
  reopenJob: async (app) => {
    await putExample('putJob')(app)
    await app.staff('POST', '/jobs/job-4711/close', anyVersion)
  },
  getStory: putExample('putStory'),
  unpublishStory: putExample('putStory'),
  publishStory: async (app) => {
    await putExample('putStory')(app)
    await app.staff('POST', '/stories/job-4711/unpublish', anyVersion)
  },
  getArticle: putExample('putArticle'),
  unpublishArticle: putExample('putArticle'),
  publishArticle: async (app) => {
    await putExample('putArticle')(app)
    await app.staff('POST', '/articles/job-4711/unpublish', anyVersion)
  },
  getAdvisor: putExample('putAdvisor'),
  removeCategory: putExample('putCategory'),
  removeTag: putExample('putTag'),
  askConsent: (app) => nameEmployer(app, 4012),
  noteSent: (app) => agree(app, 4012),
  getMessage: addInquiry,
  settleMessage: addInquiry,
  replyToMessage: addInquiry,
  getMail: addMailGivenUp,
  retryMail: addMailGivenUp,
  undoStep: ({ staff }) => staff('POST', '/processes/4009/request-documents', { ...any, body: note }),
}

/** Prepares the store for an operation, and returns the call of its examples: the path, and the body of its first example. */
export async function exampleCall(
  app: StaffTest,
  operation: StaffOperation,
): Promise<{ method: string; path: string; call: StaffCall }> {
  await prepare[operation.id]?.(app)
  const [media] = Object.values(operation.operation.requestBody?.content ?? {})
  const [example] = media ? examplesOf(media, staffContract) : []
  const body = example?.value
  return {
    method: operation.method.toUpperCase(),
    path: pathOf(operation),
    call: {
      ...((typeof body === 'string' || (typeof body === 'object' && body !== null)) && { body }),
      headers: {
        ...(operation.row.ifMatch && { 'If-Match': '*' }),
        ...(operation.row.contentType && { 'Content-Type': operation.row.contentType }),
      },
    },
  }
}

function pathOf({ path, operation }: StaffOperation): string {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(staffContract, parameter))
  return path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    String(parameters.find((each) => each.in === 'path' && each.name === name)?.example),
  )
}
