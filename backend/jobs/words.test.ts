import { expect, test, vi } from 'vitest'
import { emptyBits, members, setBit } from './bits.ts'
import { createSearchTexts } from './texts.ts'
import { createWordIndex } from './words.ts'

const CAPACITY = 96
const samples = ['東京 python', '大阪 c++ 𠮷', 'python 京都', 'typo nth', 'か\u3099 가']

/** An index of the samples, repeated up to the capacity, with a spy on reads of texts. */
function indexOf() {
  const texts = createSearchTexts()
  const read = vi.spyOn(texts, 'includesAll')
  const index = createWordIndex(CAPACITY, texts)
  for (let place = 0; place < CAPACITY; place++) index.add(place, [samples[place % samples.length] ?? ''])
  const find = (...words: string[]) => {
    const bits = emptyBits(CAPACITY)
    for (let place = 0; place < CAPACITY; place++) setBit(bits, place)
    return [...members(index.narrow(bits, words))]
  }
  return { find, read }
}

const placesWith = (...words: string[]) =>
  Array.from({ length: CAPACITY }, (_, place) => place).filter((place) =>
    words.every((word) => samples[place % samples.length]?.includes(word)),
  )

test.each([['京'], ['c'], ['東京'], ['++'], ['𠮷'], ['가'], ['か\u3099'], ['z'], ['京', 'p'], ['zz', '京']])(
  'words of one or two letters (%j %j) are found without reading a text',
  (...words) => {
    const { find, read } = indexOf()
    expect(find(...words)).toEqual(placesWith(...words))
    expect(read).not.toHaveBeenCalled()
  },
)

test.each([['python'], ['c++'], ['python', '東京'], ['thon', 'c']])(
  'longer words (%j %j) are found',
  (...words) => {
    const { find } = indexOf()
    expect(find(...words)).toEqual(placesWith(...words))
  },
)

test('longer words are looked for only in texts with all their pairs of letters', () => {
  const { find, read } = indexOf()
  find('python', '東京')
  expect(read).toHaveBeenCalledTimes(placesWith('python', '東京').length)
})
