/** An application that ends because the position was filled: no text may promise that the job can be applied for again. */
import { expect, test } from 'vitest'
import { SCREENING, createProcessTest, step, told } from './processes.ts'

test('the messages of a filled position invite to another application only while the job is open', async () => {
  const app = await createProcessTest()
  await step(app, SCREENING, 'close', { reason: 'position-filled' })
  const { mails, notifications } = await told(app, SCREENING)
  expect(mails.at(-1)?.text).toContain('You can apply for others, and for this one again while it is open.')
  expect(notifications[0]?.ja.body).toContain('この求人も募集中であれば改めて応募できます。')
})
