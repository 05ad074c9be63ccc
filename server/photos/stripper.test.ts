import { expect, test } from 'vitest'
import { stripMetadata } from '#backend/photos/stripMetadata.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { jpegOf } from '#domain/imageSample.ts'
import { PLACE, latin1, withMetadata } from '../../tests/support/photoSamples.ts'
import { createStripper } from './stripper.ts'

const WORKER = new URL('worker.ts', import.meta.url).pathname
const size = { width: 600, height: 800 }
const photo = () => withMetadata('image/jpeg', jpegOf(size), { orientation: 6, size })

test('a photo is stripped in a worker, while the main thread continues', async () => {
  const strip = createStripper(WORKER)
  const original = photo()
  expect(latin1(original)).toContain(PLACE)
  let turns = 0
  const count = setInterval(() => (turns += 1))
  const stripped = await strip('image/jpeg', original)
  clearInterval(count)
  expect(turns).toBeGreaterThan(0)
  expect(stripped).toEqual(stripMetadata('image/jpeg', photo()))
})

test('a photo that cannot be stripped is an error of its own', async () => {
  const strip = createStripper(WORKER)
  const [failed, next] = await Promise.allSettled([
    strip('text/plain', photo()),
    strip('image/jpeg', photo()),
  ])
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('text/plain') },
  })
  expect(next.status).toBe('fulfilled')
})

test('photos beyond the queue are refused at once, and later ones are not', async () => {
  const strip = createStripper(WORKER)
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => strip('image/jpeg', photo())))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused).toHaveLength(10)
  for (const reason of refused) expect(reason).toBeInstanceOf(Unavailable)
  await expect(strip('image/jpeg', photo())).resolves.toBeInstanceOf(Uint8Array)
})

test('a worker that cannot start fails the task', async () => {
  const strip = createStripper(WORKER.replace('worker.ts', 'missing.ts'))
  await expect(strip('image/jpeg', photo())).rejects.toThrow('The worker has ended')
})
