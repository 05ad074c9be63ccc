/** Brings a tab into the state that guarded pages require. */
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import {
  filledCareer,
  filledEntry,
  filledInquiry,
  filledInvitation,
  filledResume,
} from '#domain/forms/samples.ts'
import type { FlowState } from '#src/forms/flow/flowState.ts'
import { stepsOf } from '#src/routes/flows.ts'
import type { FlowId, GuardName } from '#src/routes/row.ts'
import type { SitePage } from '../../support/sitePages.ts'
import { entryForm } from '../../backend/entries.ts'
import { tokenIn } from './mail.ts'
import { expect } from './test.ts'

const filled: Record<FlowId, FlowState['draft']> = {
  entry: filledEntry,
  inquiry: filledInquiry.general,
  inquiryOther: filledInquiry.other,
  recruitingInquiry: filledInquiry.recruiting,
  invitation: filledInvitation,
  resume: filledResume,
  career: filledCareer,
}

const blank: FlowState = { draft: {}, passed: [], keptAt: 0, key: '', receipt: null }

/** Prepares a tab for each guard, before the page is opened. */
const preparations: Record<GuardName, (page: Page, target: SitePage) => Promise<void>> = {
  validated: (page, target) => {
    const flow = flowOf(target)
    return keepFlow(page, flow, { ...blank, draft: filled[flow], passed: stepsOf(flow), keptAt: 1 })
  },
  receipt: (page, target) =>
    keepFlow(page, flowOf(target), { ...blank, receipt: { id: 1, email: filledEntry.email, jobIds: [] } }),
  signedIn: logIn,
  signedOut: async () => {},
  passwordUnset: activate,
}

const headers = { 'X-Requested-With': 'hashi' }

async function logIn(page: Page): Promise<void> {
  const data = { email: 'maria@example.com', password: SAMPLE_PASSWORD }
  const response = await page.request.post(`${process.env.SITE_URL}/api/v1/applicant/login`, {
    headers,
    data,
  })
  expect(response.status()).toBe(200)
}

/** Registers somebody new, opens the link of the mail, and stops before the first password. */
async function activate(page: Page): Promise<void> {
  const email = `${randomUUID()}@example.com`
  const multipart = entryForm({ email, email_confirm: email })
  const sent = { ...headers, 'Idempotency-Key': randomUUID() }
  expect(
    (await page.request.post(`${process.env.SITE_URL}/api/v1/entry`, { headers: sent, multipart })).status(),
  ).toBe(201)
  const token = await tokenIn(email)
  const response = await page.request.post(`${process.env.SITE_URL}/api/v1/applicant/activate`, {
    headers,
    data: { token },
  })
  expect(response.status()).toBe(200)
}

/** Prepares a tab so that a page's guards pass. */
export async function prepare(page: Page, target: SitePage): Promise<void> {
  for (const guard of target.row.guards ?? []) await preparations[guard](page, target)
  // This page forwards as soon as everything is loaded.
  if (target.id === 'loading') await page.route('**/master/hrbc-options', () => {})
}

async function keepFlow(page: Page, flow: FlowId, state: FlowState): Promise<void> {
  const entry = [`flow.${flow}`, JSON.stringify(state)] as const
  await page.addInitScript(([name, text]) => sessionStorage.setItem(name, text), entry)
}

function flowOf({ id, row }: SitePage): FlowId {
  if (!row.flow) throw new Error(`The row "${id}" has a guard of flows but no flow`)
  return row.flow
}
