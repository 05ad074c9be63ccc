import { expect, test } from 'vitest'
import { spanMarkup } from './spanMarkup.ts'

const draw = (seed: number, key = 'k') => spanMarkup(seed, { key, width: 400, height: 240 })
const seeds = Array.from({ length: 42 }, (_, seed) => seed)

test('a seed always gives the same picture, and the first 42 seeds give 42 pictures', () => {
  expect(draw(7)).toBe(draw(7))
  expect(new Set(seeds.map((seed) => draw(seed))).size).toBe(42)
})

test('every id in a picture contains its key, so that two pictures on a page do not collide', () => {
  for (const seed of seeds) {
    const names = [...draw(seed, 'mine').matchAll(/(?:id="|#)(\w+)/g)].map((match) => match[1])
    expect(names.filter((name) => !name?.endsWith('mine') && !/^[\dA-F]{6}$/.test(name ?? ''))).toEqual([])
  }
})

test('numbers are finite and have one decimal at most, except in opacity and dashes', () => {
  for (const seed of seeds) {
    const drawing = draw(seed)
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/)
    expect([...drawing.matchAll(/(?<!")\d\.\d{2,}/g)].map(String)).toEqual([])
  }
})
