import { expect, test, vi } from 'vitest'
import type { Painter } from '#server/pictures/painter.ts'
import { startWholeSite } from '../support/wholeSite.ts'

const PICTURE = '/og/en/jobs/detail/20401.png'

test('a picture with many concurrent requests is drawn once', async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const paint = vi.fn<Painter>(() => promise)
  const site = await startWholeSite({ paint })
  const answers = Array.from({ length: 200 }, () => site.get(PICTURE))
  await expect.poll(() => paint.mock.calls.length).toBeGreaterThan(0)
  resolve(new Uint8Array([1, 2, 3]))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(paint).toHaveBeenCalledTimes(1)
})

test('a picture that failed to be drawn is retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const paint = vi.fn<Painter>().mockRejectedValueOnce(new Error('The thread has ended'))
  paint.mockResolvedValue(new Uint8Array([1, 2, 3]))
  const site = await startWholeSite({ paint })
  expect((await site.get(PICTURE)).status).toBe(500)
  expect((await site.get(PICTURE)).status).toBe(200)
})
