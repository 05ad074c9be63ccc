import type { AttemptTable } from '#backend/ports/store.ts'
import type { Collections } from './collections.ts'
import type { InTurn } from './turns.ts'

/** Attempts in memory: one row for each key. */
export function attemptTable({ attempts }: Collections, inTurn: InTurn): AttemptTable {
  const timesOf = (key: string) => attempts.findFirst((query) => query.where({ key }))?.times ?? []
  const remove = (key: string) => void attempts.deleteMany((query) => query.where({ key }))

  async function replace(row: { key: string; times: string[]; expiresAt: string }): Promise<void> {
    remove(row.key)
    await attempts.create(row)
  }

  return {
    count: (key, { now, since, until, most, expiresAt }) =>
      inTurn(async () => {
        const inWindow = timesOf(key).filter((time) => time > since && time <= until)
        if (inWindow.length >= most) return false
        await replace({ key, times: [...inWindow, now].sort(), expiresAt })
        return true
      }),
    times: (key) => inTurn(async () => [...timesOf(key)]),
    takeBack: (key, time) =>
      inTurn(async () => {
        const row = attempts.findFirst((query) => query.where({ key }))
        const place = row?.times.indexOf(time) ?? -1
        if (row && place >= 0) await replace({ ...row, times: row.times.toSpliced(place, 1) })
      }),
    clear: (key) => inTurn(async () => remove(key)),
    removeOutside: (from, until) =>
      inTurn(async () => {
        attempts.deleteMany((query) => query.where((row) => row.expiresAt < from || row.expiresAt > until))
      }),
  }
}
