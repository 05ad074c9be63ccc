import type { AttemptTable } from '#backend/ports/attempts.ts'
import type { Rows } from '../rows.ts'

/** All attempts of a key, oldest first. */
export type Attempts = { key: string; times: string[]; expiresAt: string }

export function attemptTable(attempts: Rows<Attempts>): AttemptTable {
  const timesOf = (key: string) => attempts.find(key)?.times ?? []

  async function replace(row: Attempts): Promise<void> {
    attempts.remove(({ key }) => key === row.key)
    await attempts.insert(row)
  }

  return {
    async count(key, { now, since, until, most, expiresAt }) {
      const inWindow = timesOf(key).filter((time) => time > since && time <= until)
      if (inWindow.length >= most) return false
      await replace({ key, times: [...inWindow, now].sort(), expiresAt })
      return true
    },
    times: async (key) => timesOf(key),
    async takeBack(key, time) {
      const row = attempts.find(key)
      const place = row?.times.indexOf(time) ?? -1
      if (row && place >= 0) await replace({ ...row, times: row.times.toSpliced(place, 1) })
    },
    clear: async (key) => attempts.remove((row) => row.key === key),
    removeOutside: async (from, until) =>
      attempts.remove(({ expiresAt }) => expiresAt < from || expiresAt > until),
  }
}
