import { expect, test } from 'vitest'
import { SavedElsewhere, mergeChanges, changesOf, ownOf } from './mergeChanges.ts'

const start = { name: 'Maria', phone: '1', skills: ['linux'] }
const merge = (
  present: Partial<typeof start>,
  values: Partial<typeof start>,
  known: Partial<typeof start> = {},
) =>
  mergeChanges({
    start,
    known: { ...start, ...known },
    present: { ...start, ...present },
    values: { ...start, ...values },
  })

test.each([
  ['nothing was saved elsewhere', {}, { phone: '2' }, { ...start, phone: '2' }],
  [
    'another field was saved elsewhere',
    { name: 'Mia' },
    { phone: '2' },
    { ...start, name: 'Mia', phone: '2' },
  ],
  ['the same value was saved elsewhere', { phone: '2' }, { phone: '2' }, { ...start, phone: '2' }],
  ['nothing was changed here', { skills: [] }, {}, { ...start, skills: [] }],
])('%s', (_case, present, values, saved) => {
  expect(merge(present, values)).toEqual(saved)
})

test('a field with another value elsewhere is named, and replaced once the person knows', () => {
  const present = { phone: '3', name: 'Mia' }
  const values = { phone: '2' }
  expect(() => merge(present, values)).toThrow(new SavedElsewhere(['phone']))
  expect(merge(present, values, present)).toEqual({ ...start, name: 'Mia', phone: '2' })
})

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

test('fields that are stored as they were sent are own ones; others were not saved, or were changed elsewhere', () => {
  expect(
    ownOf({ name: 'Ana', phone: '2', skills: ['go'] }, { ...start, name: 'Ana', skills: ['go'] }),
  ).toEqual({ name: 'Ana', skills: ['go'] })
})
