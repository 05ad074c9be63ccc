import { beforeEach, expect, test } from 'vitest'
import { fakeWindow } from '../../../tests/setup/fakeWindow.ts'
import { addEntry, clearAction, entries, removeEntry, startEntry } from './entryStore.ts'

let storage: ReturnType<typeof fakeWindow>['storage']

beforeEach(() => {
  storage = fakeWindow().storage
})

const none = { data: [], selectedEntry: [], newEntry: null, actionValue: '' }

test.each([
  ['an added job is queued and ticked', () => addEntry(1), { data: [1], selectedEntry: [1], newEntry: 1 }],
  [
    'the last added job is the newest',
    () => [1, 2].map(addEntry),
    { data: [1, 2], selectedEntry: [1, 2], newEntry: 2 },
  ],
  [
    'a job queued again moves to the end',
    () => [1, 2, 1].map(addEntry),
    { data: [2, 1], selectedEntry: [2, 1], newEntry: 1 },
  ],
  [
    'startEntry ticks only the chosen jobs and keeps the others queued',
    () => [[1, 2].map(addEntry), startEntry([3, 1])],
    { data: [2, 3, 1], selectedEntry: [3, 1], newEntry: 1, actionValue: 'entry' },
  ],
  [
    'startEntry without jobs ticks none',
    () => [addEntry(1), startEntry([])],
    { data: [1], newEntry: 1, actionValue: 'entry' },
  ],
  [
    'a removed job is no longer ticked',
    () => [[1, 2].map(addEntry), removeEntry(2)],
    { data: [1], selectedEntry: [1] },
  ],
])('%s', (_, act, expected) => {
  act()
  expect(entries()).toEqual({ ...none, ...expected })
})

test('clearAction empties everything, including the stored copies', () => {
  startEntry([1])
  expect([...storage.items.keys()].sort()).toEqual(['action', 'entry'])
  clearAction()
  expect(entries()).toEqual(none)
  expect(storage.items.size).toBe(0)
})

test.each([
  ['{', '{'],
  ['null', '5'],
  ['[1]', '"apply"'],
  ['{"data":1,"selectedEntry":[1],"newEntry":1}', '{}'],
])('corrupt stored values count as empty: %s, %s', (entry, action) => {
  storage.setItem('entry', entry)
  storage.setItem('action', action)
  expect(entries()).toEqual(none)
})

test('invalid parts of a stored queue are ignored', () => {
  storage.setItem('entry', '{"data":[1,2,"3",2],"selectedEntry":[2,9],"newEntry":9,"email":"a@example.com"}')
  expect(entries()).toEqual({ ...none, data: [1, 2], selectedEntry: [2] })
})
