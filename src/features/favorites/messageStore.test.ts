import { beforeEach, expect, test } from 'vitest'
import { fakeWindow } from '../../../tests/setup/fakeWindow.ts'
import { removeFavorites, toggleFavorite } from './messageStore.ts'

let storage: ReturnType<typeof fakeWindow>['storage']

beforeEach(() => {
  storage = fakeWindow().storage
})

const save = (...ids: number[]) =>
  storage.setItem('message', JSON.stringify({ data: ids, numberOfFavorites: ids.length }))
const saved = (): unknown => JSON.parse(storage.getItem('message') ?? 'null')

test.each([
  ['the first', [], 1, [1]],
  ['another, before the others', [2, 3], 1, [1, 2, 3]],
  ['one that is saved, which takes it out', [1, 2, 3], 2, [1, 3]],
  ['the only one that is saved', [1], 1, []],
])('toggling %s', (_, before, id, after) => {
  save(...before)
  toggleFavorite(id)
  expect(saved()).toEqual({ data: after, numberOfFavorites: after.length })
})

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['text', '"1,2"'],
  ['a list', '[1,2]'],
  ['no list', '{"data":"1,2","numberOfFavorites":2}'],
  ['a list of no ids', '{"data":[0,-1,1.5,"2",null,{},2147483648],"numberOfFavorites":7}'],
])('what was stored as %s counts as nothing', (_, text) => {
  storage.setItem('message', text)
  toggleFavorite(7)
  expect(saved()).toEqual({ data: [7], numberOfFavorites: 1 })
})

test('of what was stored the ids count, each once', () => {
  storage.setItem('message', '{"data":[3,"x",2,3],"numberOfFavorites":99,"name":"Maria"}')
  toggleFavorite(1)
  expect(saved()).toEqual({ data: [1, 3, 2], numberOfFavorites: 3 })
})

test.each([
  ['one', [2], [1, 3]],
  ['several', [1, 3], [2]],
  ['all', [1, 2, 3], []],
  ['one that is not saved', [9], [1, 2, 3]],
])('removing %s, and putting back', (_, ids, after) => {
  save(1, 2, 3)
  const undo = removeFavorites(ids)
  expect(saved()).toEqual({ data: after, numberOfFavorites: after.length })
  undo()
  expect(saved()).toEqual({ data: [1, 2, 3], numberOfFavorites: 3 })
})

test('putting back leaves what was saved and removed in the meantime', () => {
  save(1, 2, 3)
  const undo = removeFavorites([2])
  save(9, 3)
  undo()
  expect(saved()).toEqual({ data: [9, 2, 3], numberOfFavorites: 3 })
})
