import { beforeEach, expect, test } from 'vitest'
import { fakeWindow } from '../../../tests/setup/fakeWindow.ts'
import { addEntry, clearAction, entries, removeEntry, startEntryAction, toggleEntry } from './entryStore.ts'

let storage: ReturnType<typeof fakeWindow>['storage']

beforeEach(() => {
  storage = fakeWindow().storage
})

const none = { data: [], selectedEntry: [], newEntry: null, actionValue: '' }

test.each([
  ['a job is queued and ticked', () => addEntry(1), { data: [1], selectedEntry: [1], newEntry: 1 }],
  [
    'the last one is the new one',
    () => [1, 2].map(addEntry),
    { data: [1, 2], selectedEntry: [1, 2], newEntry: 2 },
  ],
  [
    'one that is queued moves to the end',
    () => [1, 2, 1].map(addEntry),
    { data: [2, 1], selectedEntry: [2, 1], newEntry: 1 },
  ],
  [
    'a tick is taken away',
    () => [[1, 2].map(addEntry), toggleEntry(1)],
    { data: [1, 2], selectedEntry: [2], newEntry: 2 },
  ],
  [
    'and given again',
    () => [addEntry(1), toggleEntry(1), toggleEntry(1)],
    { data: [1], selectedEntry: [1], newEntry: 1 },
  ],
  ['what is not queued cannot be ticked', () => toggleEntry(1), {}],
  [
    'a job that leaves takes its tick along',
    () => [[1, 2].map(addEntry), removeEntry(2)],
    { data: [1], selectedEntry: [1] },
  ],
  ['the action is kept', () => startEntryAction(), { actionValue: 'entry' }],
])('%s', (_, act, expected) => {
  act()
  expect(entries()).toEqual({ ...none, ...expected })
})

test('clearing the action empties everything, the stored copies too', () => {
  addEntry(1)
  startEntryAction()
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
])('corrupt copies count as nothing: %s, %s', (entry, action) => {
  storage.setItem('entry', entry)
  storage.setItem('action', action)
  expect(entries()).toEqual(none)
})

test('of a stored queue only what fits counts', () => {
  storage.setItem('entry', '{"data":[1,2,"3",2],"selectedEntry":[2,9],"newEntry":9,"email":"a@example.com"}')
  expect(entries()).toEqual({ ...none, data: [1, 2], selectedEntry: [2] })
})
