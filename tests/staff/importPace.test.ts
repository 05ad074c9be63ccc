/** An import writes 500 lines in one transaction, and leaves the database to others in between (decision 74). */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTask } from '#backend/nextTask.ts'
import { importLines, lineOf } from './contentLines.ts'
import { type StaffTest, createStaffTest } from './support.ts'

const LINES = 540
/** The time of each transaction, in ms. */
const TIME = 100

let app: StaffTest
beforeEach(async () => {
  app = await createStaffTest()
  app.env.giveWay = async () => {}
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const advisors = (changes = {}) =>
  Array.from({ length: LINES }, (_, at) => lineOf('advisors', `a${at}`, changes))

type Transaction = { begin: number; end: number; written: number }

/** Imports lines, and returns the transactions that this made. */
async function transactionsOf(lines: object[]): Promise<Transaction[]> {
  const { store } = app.env
  const made: Transaction[] = []
  const written = async () => (await store.audit.page({ page: 1, perPage: 1 })).total
  const transaction = store.transaction.bind(store)
  const spy = vi.spyOn(store, 'transaction').mockImplementation(async (work) => {
    const [begin, before] = [performance.now(), await written()]
    const result = await transaction(work)
    vi.advanceTimersByTime(TIME)
    made.push({ begin, end: performance.now(), written: (await written()) - before })
    return result
  })
  const state = { isDone: false }
  const importing = importLines(app, 'advisors', lines).finally(() => (state.isDone = true))
  while (!state.isDone) {
    await nextTask()
    vi.runAllTimers()
  }
  await importing
  spy.mockRestore()
  return made
}

test('a transaction has 500 lines, also beside a server whose database answers nothing else meanwhile', async () => {
  const made = await transactionsOf(advisors())
  expect(made.map(({ written }) => written)).toEqual([500, 40])
})

test('lines that change nothing need no transaction', async () => {
  await transactionsOf(advisors())
  expect(await transactionsOf(advisors())).toEqual([])
  const changed = advisors().map((line, at) => (at < 3 ? { ...line, initials: 'ZZ' } : line))
  expect((await transactionsOf(changed)).map(({ written }) => written)).toEqual([3])
})

test('the next transaction begins after a rest of the given length', async () => {
  app.env.importPace = { linesBetweenPauses: 500, rest: 700 }
  const [first, second] = await transactionsOf(advisors())
  expect(second?.begin).toBe((first?.end ?? 0) + 700)
})

test.each([
  { linesBetweenPauses: 10, pauses: 49 },
  { linesBetweenPauses: 500, pauses: 0 },
])('within a transaction requests go first after $linesBetweenPauses lines', async (pace) => {
  app.env.importPace = { ...pace, rest: 0 }
  const transaction = app.env.store.transaction.bind(app.env.store)
  const pauses: number[] = []
  const inside = { isInside: false, pauses: 0 }
  vi.spyOn(app.env.store, 'transaction').mockImplementation(async (work) => {
    Object.assign(inside, { isInside: true, pauses: 0 })
    const result = await transaction(work)
    pauses.push(inside.pauses)
    inside.isInside = false
    return result
  })
  app.env.giveWay = async () => {
    if (inside.isInside) inside.pauses += 1
  }
  await importLines(app, 'advisors', advisors().slice(0, 500))
  expect(pauses).toEqual([pace.pauses])
})
