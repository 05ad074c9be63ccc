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
  ['another, which is put first', [2, 3], 1, [1, 2, 3]],
  ['a saved one, which removes it', [1, 2, 3], 2, [1, 3]],
  ['the only saved one', [1], 1, []],
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
])('%s in the storage counts as an empty list', (_, text) => {
  storage.setItem('message', text)
  toggleFavorite(7)
  expect(saved()).toEqual({ data: [7], numberOfFavorites: 1 })
})

test('valid ids in the storage count, each once', () => {
  storage.setItem('message', '{"data":[3,"x",2,3],"numberOfFavorites":99,"name":"Maria"}')
  toggleFavorite(1)
  expect(saved()).toEqual({ data: [1, 3, 2], numberOfFavorites: 3 })
})

test.each([
  ['one', [2], [1, 3]],
  ['several', [1, 3], [2]],
  ['all', [1, 2, 3], []],
  ['an unsaved one', [9], [1, 2, 3]],
])('removing %s and undoing it', (_, ids, after) => {
  save(1, 2, 3)
  const undo = removeFavorites(ids)
  expect(saved()).toEqual({ data: after, numberOfFavorites: after.length })
  undo()
  expect(saved()).toEqual({ data: [1, 2, 3], numberOfFavorites: 3 })
})

test('undo keeps changes made in the meantime', () => {
  save(1, 2, 3)
  const undo = removeFavorites([2])
  save(9, 3)
  undo()
  expect(saved()).toEqual({ data: [9, 2, 3], numberOfFavorites: 3 })
})
