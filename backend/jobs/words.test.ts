import { expect, test } from 'vitest'
import { createChance } from '#content/random.ts'
import { emptyBits, members, setBit } from './bits.ts'
import { createWordIndex } from './words.ts'

const CAPACITY = 96
const samples = [
  ['東京 python', 'the tokyo office'],
  ['大阪 c++ 𠮷', 'node.js and c++'],
  ['python 京都', 'a 2b job'],
  ['typo nth', 'えんじにあ募集中'],
  ['か\u3099 가', 'えんじにあ 募集'],
  ['でーた基盤のえんじにあ', 'x.y.z x..y'],
]

/** All places with texts, and an index of them. */
function indexOf(texts: string[][]) {
  const index = createWordIndex(texts.length)
  texts.forEach((each, place) => index.add(place, each))
  const all = emptyBits(texts.length)
  texts.forEach((_, place) => setBit(all, place))
  return { index, find: async (...words: string[]) => [...members(await index.narrow(all.slice(), words))] }
}

const repeated = Array.from({ length: CAPACITY }, (_, place) => samples[place % samples.length] ?? [])

/** The meaning of a search: each word is somewhere in the texts. */
const placesWith = (texts: string[][], ...words: string[]) =>
  texts.flatMap((each, place) =>
    words.every((word) => each.some((text) => text.includes(word))) ? [place] : [],
  )

const searches = `京 c 東京 ++ 𠮷 가 か\u3099 z x.y .. python c++ えんじにあ募集 にあ募 盤のえ e.j nodejs y.z .y. 2b x.y.z x..y あ募集中 た基盤の`

test.each([
  ...searches.split(' ').map((word) => [word]),
  ['京', 'p'],
  ['zz', '京'],
  ['python', '東京'],
  ['thon', 'c'],
])('the words %j %j are found where the texts have them', async (...words) => {
  expect(await indexOf(repeated).find(...words)).toEqual(placesWith(repeated, ...words))
})

test('any piece of any text is found in all texts that have it', async () => {
  const chance = createChance(7)
  const letters: [string, ...string[]] = ['a', 'b', '1', '.', '+', 'か', 'な', 'ー', '漢', '字', ' ']
  const textOf = (length: number) => Array.from({ length }, () => chance.pick(letters)).join('')
  const texts = Array.from({ length: 200 }, () => [textOf(12).trim(), textOf(30).trim()])
  const { find } = indexOf(texts)
  for (let round = 0; round < 2_000; round++) {
    const word = textOf(1 + (round % 5)).replaceAll(' ', '') || 'a'
    expect([word, await find(word)]).toEqual([word, placesWith(texts, word)])
  }
})

test('encoded texts are found in an index with the same terms', async () => {
  const { index } = indexOf(repeated)
  const copy = createWordIndex(CAPACITY, index.terms)
  // In the opposite order: places are those of the new index.
  for (let place = 0; place < CAPACITY; place++) copy.addEncoded(place, index.encodedAt(CAPACITY - 1 - place))
  const all = emptyBits(CAPACITY)
  for (let place = 0; place < CAPACITY; place++) setBit(all, place)
  expect([...members(await copy.narrow(all, ['えんじにあ募']))]).toEqual(
    placesWith(repeated.toReversed(), 'えんじにあ募'),
  )
})
