/** Helpers of the tests about accounts. */

import { type LinkRequest, issueLinkToken } from '#backend/links.ts'
import { sendQueued } from '#backend/mail/queue.ts'
import type { Cookies } from '#backend/ports/cookies.ts'
import { openSession } from '#backend/session/session.ts'
import type { TestApp, TestResponse } from '#mocks/test.ts'

export const NEW_PASSWORD = 'nagoya2027'
export const newPassword = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }

type Sent = { body: Record<string, unknown>; lang?: 'ja' | 'en' }

export const post = ({ call }: TestApp, path: string, { body, lang }: Sent): Promise<TestResponse> =>
  call('POST', `/applicant/${path}`, { body, lang })

/** Returns the mails to an address, the oldest first, once all of the queue are sent. */
export async function mailsTo({ env }: TestApp, address: string) {
  await sendQueued(env)
  return env.mailer.sent.filter(({ to }) => to === address)
}

/** Returns the token of the link in the last mail to an address. */
export async function lastToken(app: TestApp, address: string): Promise<string> {
  const mail = (await mailsTo(app, address)).at(-1)
  return /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Issues a link to the present account of an applicant. Returns its token. */
export async function issueToken(
  { env }: Pick<TestApp, 'env'>,
  link: Omit<LinkRequest, 'accountVersion'>,
): Promise<string> {
  const applicant = await env.store.applicants.find(link.applicantId)
  const issued =
    applicant && (await issueLinkToken(env, { ...link, accountVersion: applicant.accountVersion }))
  if (!issued) throw new Error(`The applicant ${link.applicantId} gets no link`)
  return issued.token
}

/** Opens a session of an applicant in another browser. Returns its cookies and its refresh token. */
export async function otherBrowser({ env }: TestApp, applicantId: number) {
  const cookies: Cookies = { incoming: {}, outgoing: [] }
  const refreshToken = await openSession(env, cookies, applicantId)
  return { cookies: cookies.incoming, refreshToken }
}

/** Returns the status of the person's own call with these cookies. */
export async function statusOf({ call }: TestApp, cookies?: Record<string, string>): Promise<number> {
  return (await call('GET', '/applicant/auth', { cookies })).status
}
