import { expect, test, vi } from 'vitest'
import { settlePending } from '#backend/processes/pending.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { answer, mariasApp } from './processes.ts'

/** An application that the intake fails for, and two others that it accepts. */
async function withFailure() {
  const app = await mariasApp()
  vi.spyOn(app.env.intake, 'acceptsAtOnce').mockReturnValue(false)
  vi.spyOn(app.env.intake, 'decision').mockResolvedValue(null)
  for (const id of [3006, 3008]) await answer(app, { process_id: id, action: 'apply' })
  const [failing, ...others] = await app.env.store.processes.pending()
  vi.spyOn(app.env.intake, 'decision').mockImplementation(async ({ processId }) => {
    if (processId === failing?.id) throw new Error('The intake is out of order')
    return 'accepted'
  })
  const log: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => void log.push(parts.join(' ')))
  return { app, failing, others, log }
}

const pendingIds = async ({ env }: Awaited<ReturnType<typeof mariasApp>>) =>
  (await env.store.processes.pending()).map(({ id }) => id)

test('a recommendation that cannot be settled is logged, and the others are settled', async () => {
  const { app, failing, others, log } = await withFailure()
  expect(others.length).toBeGreaterThan(1)
  await settlePending(app.env)
  expect(await pendingIds(app)).toEqual([failing?.id])
  expect(log).toEqual([
    `The pending recommendation ${failing?.id} was not settled: The intake is out of order`,
  ])
})

test('an applicant reads all processes while one of them cannot be settled, which stays pending', async () => {
  const { app, failing } = await withFailure()
  const { status } = await app.call('GET', '/process/recommend')
  expect(status).toBe(200)
  expect(await pendingIds(app)).toEqual([failing?.id])
  const read = await app.call('GET', `/process/recommend/${failing?.id}`)
  expect(read).toMatchObject({ status: 200, body: { status_id: PENDING_STATUS_ID } })
})
