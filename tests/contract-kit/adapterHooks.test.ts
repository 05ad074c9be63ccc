/** A hook for mails that is missing, finds nothing or fails: the run continues and names the cause. */

import { expect, test } from 'vitest'
import type { Adapter } from '../../contract-kit/src/adapter/adapter.ts'
import { lifetimes } from '../../contract-kit/src/flows/lifetimes.ts'
import { registration } from '../../contract-kit/src/flows/registration.ts'
import { createTarget, runKit } from './target.ts'

async function runWith(hooks: Adapter) {
  const { log } = await runKit(
    { ...(await createTarget()), adapter: hooks },
    { scenarios: [registration], languages: ['en'] },
  )
  return {
    findings: log.findings.map(({ rule, operationId }) => `${rule} ${operationId}`),
    reasons: log.skips.map(({ reason }) => reason),
  }
}

const missing = ['mail-sent createEntry']

test.concurrent('a lastMail that finds none is a finding of the entry', async () => {
  expect(await runWith({ lastMail: () => null })).toEqual({ findings: missing, reasons: [] })
})

test.concurrent('a mail with a malformed link is a finding that shows the mail', async () => {
  const lastMail = () => ({ subject: 'Welcome', text: 'Open https://jobs.example.com:port/verify?token=1' })
  const { log } = await runKit(
    { ...(await createTarget()), adapter: { lastMail } },
    { scenarios: [registration], languages: ['en'] },
  )
  expect(log.findings.map(({ rule, operationId }) => `${rule} ${operationId}`)).toContain(missing[0])
  expect(log.findings.map(({ seen }) => seen)).toContainEqual(
    expect.stringContaining('https://jobs.example.com:port/verify'),
  )
})

test.concurrent('a lastMail that fails is named with its message', async () => {
  const lastMail = () => Promise.reject(new Error('the mailbox is locked'))
  const reasons = ['the hook lastMail failed: the mailbox is locked']
  expect(await runWith({ lastMail })).toEqual({ findings: [], reasons })
})

test('an adapter without lastMail is no finding', async () => {
  const reasons = ['the adapter has no lastMail, so the link is unknown']
  expect(await runWith({})).toEqual({ findings: [], reasons })
})

test('a clock without runDueWork leaves out the erasure of entries, which is no finding', async () => {
  const { transport, adapter } = await createTarget()
  const { clock } = adapter
  const hooks = { ...adapter, ...(clock && { clock: { advance: clock.advance } }) }
  const { log } = await runKit({ transport, adapter: hooks }, { scenarios: [lifetimes], languages: ['en'] })
  expect(log.findings).toEqual([])
  expect(log.skips).toEqual([
    { check: 'The erasure of unconfirmed entries', reason: 'the adapter has no clock.runDueWork' },
  ])
})
