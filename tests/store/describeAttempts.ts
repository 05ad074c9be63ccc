import { describe, expect, it } from 'vitest'
import type { AttemptWindow } from '#backend/ports/attempts.ts'
import type { Store } from '#backend/ports/store.ts'
import { at } from './samples.ts'

/** A window of ten minutes that ends at a moment of the tests and takes three attempts. */
function windowAt(minutes: number, changes: Partial<AttemptWindow> = {}): AttemptWindow {
  const window = { now: at(minutes), since: at(minutes - 10), until: at(minutes + 1), most: 3 }
  return { ...window, expiresAt: at(minutes + 10), ...changes }
}

/** How every store counts attempts; `current` answers the store of the running test. */
export function describeAttempts(current: () => Store): void {
  const count = (key: string, minutes: number, changes: Partial<AttemptWindow> = {}) =>
    current().attempts.count(key, windowAt(minutes, changes))

  describe('attempts', () => {
    it('count up to the limit, each under its key, oldest first', async () => {
      for (const minutes of [2, 1, 3]) expect(await count('ana', minutes)).toBe(true)
      expect(await count('ana', 4)).toBe(false)
      expect(await count('ben', 4)).toBe(true)
      expect(await current().attempts.times('ana')).toEqual([at(1), at(2), at(3)])
      expect(await current().attempts.times('cho')).toEqual([])
    })

    it('count exactly when they come at the same time', async () => {
      const counted = await Promise.all(Array.from({ length: 40 }, () => count('k', 1, { most: 30 })))
      expect(counted.filter(Boolean)).toHaveLength(30)
      expect(await current().attempts.times('k')).toHaveLength(30)
    })

    it('of many at the same time are never refused because of each other', async () => {
      const counted = await Promise.all(Array.from({ length: 200 }, () => count('k', 1, { most: 200 })))
      expect(counted).not.toContain(false)
    })

    it('count until they leave the window, one after the other', async () => {
      for (const minutes of [0, 4, 8]) await count('k', minutes)
      expect(await count('k', 9)).toBe(false)
      expect(await count('k', 10)).toBe(true)
      expect(await count('k', 13)).toBe(false)
      expect(await current().attempts.times('k')).toEqual([at(4), at(8), at(10)])
    })

    it('that lie ahead of the clock do not count', async () => {
      for (const minutes of [60, 61, 62]) await count('k', minutes)
      expect(await count('k', 5)).toBe(true)
      expect(await current().attempts.times('k')).toEqual([at(5)])
    })

    it('are taken back one by one', async () => {
      for (const minutes of [1, 1, 2]) await count('k', minutes)
      await current().attempts.takeBack('k', at(1))
      await current().attempts.takeBack('k', at(9))
      await current().attempts.takeBack('unknown', at(1))
      expect(await current().attempts.times('k')).toEqual([at(1), at(2)])
    })

    it('are removed by key, and when they have expired or expire too late', async () => {
      for (const [key, minutes] of [
        ['a', 1],
        ['b', 1],
        ['b', 2],
        ['c', 1],
        ['d', 900],
      ] as const)
        await count(key, minutes)
      await current().attempts.clear('a')
      await current().attempts.removeOutside(at(12), at(100))
      const left = await Promise.all(['a', 'b', 'c', 'd'].map((key) => current().attempts.times(key)))
      expect(left).toEqual([[], [at(1), at(2)], [], []])
    })
  })
}
