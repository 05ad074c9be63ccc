/** The advisor's comment on an application is about its stage, that on a recommendation about the job. */

import { expect, test } from 'vitest'
import { logIn } from '../backend/support.ts'
import { PENDING, SCREENING, createProcessTest, step, stored } from './processes.ts'

test('the comment on a stage goes with the stage, and comes back with an undo', async () => {
  const app = await createProcessTest()
  const { comment } = (await stored(app, SCREENING)).details
  expect(comment.en).not.toBe('')
  await step(app, SCREENING, 'seen')
  expect((await stored(app, SCREENING)).details.comment).toEqual(comment)
  await step(app, SCREENING, 'close', { reason: 'rejected' })
  await logIn(app)
  const page = await app.call('GET', `/process/detail/${SCREENING}`, { lang: 'en' })
  expect(page).toMatchObject({ body: { comment: '' } })
  await step(app, SCREENING, 'undo')
  expect((await stored(app, SCREENING)).details.comment).toEqual(comment)
})

test('the comment on a recommended job stays', async () => {
  const app = await createProcessTest()
  const { comment } = (await stored(app, PENDING)).details
  expect(comment.en).not.toBe('')
  await step(app, PENDING, 'settle', { decision: 'refused' })
  expect((await stored(app, PENDING)).details.comment).toEqual(comment)
})
