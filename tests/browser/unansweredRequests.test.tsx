/** A test that ends while a request has no response, as a failed one does, holds up no other test. */

import { beforeEach, expect, test } from 'vitest'
import { logInAs } from './support/account.ts'
import { fail, onGet, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(resetMocks)

test.each(['first', 'second'])('the %s request that is never answered', async () => {
  await logInAs('maria')
  const unanswered = onGet('/applicant/resume', () => Promise.withResolvers<undefined>().promise)
  fail(unanswered)
  await openPage('/en/applicant/mypage')
  await expect.poll(unanswered.calls).toBeGreaterThan(0)
})
