import { expect, test } from 'vitest'
import { createChance } from '#content/random.ts'
import { nextTask } from '../nextTask.ts'
import { emptyBits, setBit } from './bits.ts'
import { type SortKeys, emptyKeys, updateOrders } from './orders.ts'

const COUNT = 9_000
const numbers = (first: number, end: number) =>
  Uint32Array.from({ length: end - first }, (_, at) => first + at)

/** Keys with many ties. */
function keysOf(): SortKeys {
  const chance = createChance(3)
  const keys = emptyKeys(COUNT)
  const few = Array.from({ length: 50 }, (_, at) => at)
  for (let place = 0; place < COUNT; place++) {
    keys.job_id[place] = (place * 7_919) % COUNT
    for (const order of ['job_registration_date', 'job_update_date', 'salary'] as const)
      keys[order][place] = few[chance.number(0, 49)] ?? 0
  }
  return keys
}

function setOf(places: Iterable<number>) {
  const bits = emptyBits(COUNT)
  for (const place of places) setBit(bits, place)
  return bits
}

test('orders are descending, ties by descending id, also after changes', async () => {
  const keys = keysOf()
  const byHand = (places: Uint32Array) =>
    places.toSorted(
      (a, b) =>
        (keys.salary[b] ?? 0) - (keys.salary[a] ?? 0) || (keys.job_id[b] ?? 0) - (keys.job_id[a] ?? 0),
    )
  const first = numbers(0, 8_000)
  const before = await updateOrders(
    keys,
    { before: undefined, added: first, current: setOf(first) },
    nextTask,
  )
  expect(before.salary).toEqual(byHand(first))
  const left = numbers(0, COUNT).filter((place) => place % 3 !== 0)
  const added = numbers(8_000, COUNT).filter((place) => place % 3 !== 0)
  const after = await updateOrders(keys, { before, added, current: setOf(left) }, nextTask)
  expect(after.salary).toEqual(byHand(left))
})
