/** Mails about a reset password, and those that must not be sent. */

import { expect, test } from 'vitest'
import type { Mail } from '../../contract-kit/src/adapter/adapter.ts'
import { account } from '../../contract-kit/src/flows/account.ts'
import { requests } from '../../contract-kit/src/flows/mypage.ts'
import type { Scenario } from '../../contract-kit/src/run/scenario.ts'
import { createTarget, runKit } from './target.ts'

/** Returns the findings about mails, with the mails as a target without a fault or with one has them. */
async function findingsOf(
  scenario: Scenario,
  change: (mail: Mail | null, to: string) => Mail | null,
): Promise<string[]> {
  const { transport, adapter } = await createTarget()
  const lastMail = async (to: string) => change((await adapter.lastMail?.(to)) ?? null, to)
  const { log } = await runKit({ transport, adapter: { ...adapter, lastMail } }, { scenarios: [scenario] })
  return log.findings
    .filter(({ rule }) => rule === 'mail-sent')
    .map(({ operationId, expected }) => `${operationId}: ${expected.replaceAll(/\S+@\S+/g, '…')}`)
}

test.each([
  ['a password', account],
  ['a request', requests],
])('whole mails about %s are no finding', async (_, scenario) => {
  expect(await findingsOf(scenario, (mail) => mail)).toEqual([])
})

test('no notice of a reset password', async () => {
  let link: Mail | null = null
  const found = await findingsOf(account, (mail) => {
    if (mail?.text.includes('/applicant/password/reset')) link = mail
    return link !== null && mail !== null && !mail.text.includes('token=') ? link : mail
  })
  expect(found).toContain('resetPassword: a mail to …')
})

test('no mail at a new address', async () => {
  const found = await findingsOf(account, (mail, to) =>
    to.startsWith('kit-moved-') && mail?.text.includes('token=') === false ? null : mail,
  )
  expect(found).toContain('requestInterview: a mail to …')
})

test('a mail about a repeated request', async () => {
  let count = 0
  const found = await findingsOf(requests, (mail) => mail && { ...mail, text: `${mail.text} ${++count}` })
  expect(found).toContain('requestIntroduction: no mail about a repeated request')
})
