import { expect, test } from 'vitest'
import { differAlike } from '../../contract-kit/src/flows/equalTime.ts'

test.each([
  {
    name: 'a known address is always slower',
    pairs: [
      [300, 20],
      [280, 25],
      [310, 30],
    ],
    differs: true,
  },
  {
    name: 'a known address is always faster',
    pairs: [
      [20, 300],
      [25, 280],
      [30, 310],
    ],
    differs: true,
  },
  {
    name: 'one time is like the other',
    pairs: [
      [300, 20],
      [280, 250],
      [310, 30],
    ],
    differs: false,
  },
  {
    name: 'pauses of a busy computer slow either',
    pairs: [
      [46, 400],
      [390, 40],
      [46, 380],
    ],
    differs: false,
  },
])('$name: $differs', ({ pairs, differs }) => {
  const times = pairs.map(([known = 0, unknown = 0]) => ({ known, unknown }))
  expect(differAlike(times)).toBe(differs)
})
