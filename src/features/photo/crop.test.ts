import { expect, test } from 'vitest'
import { areaOf, dragged, firstCrop } from './crop.ts'

const wide = { width: 4000, height: 3000 }
const tall = { width: 900, height: 1600 }

test.each([
  [wide, { zoom: 1, x: 0, y: 0 }, { left: 0, top: 0, width: 2250, height: 3000 }],
  [wide, { zoom: 1, x: 1, y: 1 }, { left: 1750, top: 0, width: 2250, height: 3000 }],
  [wide, { zoom: 2, x: 0.5, y: 0.5 }, { left: 1437.5, top: 750, width: 1125, height: 1500 }],
  [tall, { zoom: 1, x: 0.5, y: 0 }, { left: 0, top: 0, width: 900, height: 1200 }],
  [tall, { zoom: 1, x: 0.5, y: 1 }, { left: 0, top: 400, width: 900, height: 1200 }],
])('of %j, %j shows %j', (picture, crop, area) => {
  expect(areaOf(crop, picture)).toEqual(area)
})

test('a dragged picture follows the pointer up to its edges', () => {
  const half = dragged({ zoom: 2, x: 0.5, y: 0.5 }, tall, 0.5, 0)
  expect(half).toEqual({ zoom: 2, x: 0, y: 0.5 })
  expect(areaOf(dragged({ zoom: 2, x: 0.5, y: 0.5 }, tall, 0.1, 0), tall).left).toBeCloseTo(225 - 45)
  expect(dragged(firstCrop, tall, 5, 5)).toEqual({ ...firstCrop, y: 0 })
  expect(dragged(firstCrop, tall, -5, -5)).toEqual({ ...firstCrop, y: 1 })
})
