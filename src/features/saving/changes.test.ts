import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

const stored = { name: 'Maria', steps: ['a', 'b'], resume: null, rows: [{ skill: 'go' }] }

test.each([
  ['nothing', {}, {}],
  ['a text', { name: 'Ana' }, { name: 'Ana' }],
  ['a shorter list', { steps: ['a'] }, { steps: ['a'] }],
  ['a row', { rows: [{ skill: 'aws' }] }, { rows: [{ skill: 'aws' }] }],
  ['a file', { resume: new File(['abc'], 'cv.txt') }, { resume: { name: 'cv.txt', size: 3 } }],
  ['a value of no field', { other: 1 }, {}],
])('a form with %s changed', (_, values, changes) => {
  expect(changesOf({ ...stored, ...values }, stored)).toEqual(changes)
})
