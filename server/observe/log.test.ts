import { expect, test } from 'vitest'
import { createLog, openOutput } from './log.ts'

test('an output on a full disk loses lines, and does not end the process', async () => {
  const out = openOutput('/dev/full')
  const listeners = out.listenerCount('error')
  const log = createLog('json', out)
  log.info('x'.repeat(5_000))
  // The library's own listener ends itself with the first error.
  await expect.poll(() => out.listenerCount('error')).toBe(listeners - 1)
  log.info('x'.repeat(5_000))
  out.destroy()
})
