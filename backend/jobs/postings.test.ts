import { expect, test } from 'vitest'
import { createChance } from '#content/random.ts'
import { emptyBits, members, setBit } from './bits.ts'
import { createPostings } from './postings.ts'

const CAPACITY = 12_000
const KEYS = 400

test('rare and frequent keys have all their places', () => {
  const chance = createChance(11)
  const postings = createPostings(CAPACITY)
  const placesOf = Array.from({ length: KEYS }, () => new Set<number>())
  for (let place = 0; place < CAPACITY; place++)
    for (let nth = 0; nth < 6; nth++) {
      // Small keys are frequent.
      const key = Math.floor(
        (KEYS * chance.number(0, 99) * chance.number(0, 99) * chance.number(0, 99)) / 1e6,
      )
      postings.add(key, place)
      placesOf[key]?.add(place)
    }
  const sizes = placesOf.map(({ size }) => size)
  expect(sizes.some((size) => size > CAPACITY / 3)).toBe(true)
  expect(sizes.some((size) => size > 0 && size < 20)).toBe(true)
  placesOf.forEach((places, key) => {
    const bits = emptyBits(CAPACITY)
    for (let place = 0; place < CAPACITY; place += 1 + (key % 2)) setBit(bits, place)
    const others = [...members(bits)].filter((place) => !places.has(place))
    expect(postings.remove(bits, key)).toBe(Math.ceil(CAPACITY / (1 + (key % 2))) - others.length)
    expect([...members(bits)]).toEqual(others)
  })
})
