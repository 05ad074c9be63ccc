/** Brings a tab into the state that guarded pages require. */

import type { Page } from '@playwright/test'
import {
  filledCareer,
  filledEntry,
  filledInquiry,
  filledInvitation,
  filledResume,
} from '#domain/forms/samples.ts'
import { stepsOf } from '#src/routes/flows.ts'
import type { FlowState } from '#src/routes/flowState.ts'
import type { FlowId, GuardName } from '#src/routes/row.ts'
import type { SitePage } from '../../support/sitePages.ts'
import { activate, logIn } from './account.ts'

const filled: Record<FlowId, FlowState['draft']> = {
  entry: filledEntry,
  inquiry: filledInquiry.general,
  inquiryOther: filledInquiry.other,
  recruitingInquiry: filledInquiry.recruiting,
  invitation: filledInvitation,
  resume: filledResume,
  career: filledCareer,
  contact: { type: 'visa', contents: 'Which documents do I need?' },
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
  signedIn: (page) => logIn(page.request),
  signedOut: async () => {},
  passwordUnset: async (page) => void (await activate(page.request)),
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
