import { describe, expect, test } from 'vitest'
import type { FlowState } from '../../routes/flowState.ts'
import { filledWith, withValues } from './draft.ts'

const empty = { skill: '' }
const blank = { name: '', agree: false, skills: [empty], pair: [empty, empty], steps: [] as string[] }
const before: FlowState = {
  draft: { name: 'Chen', other: 'of another step' },
  passed: ['first', 'second'],
  keptAt: 0,
  key: 'a key',
  receipt: null,
}

test('values that differ from the blank form are stored, with the values of other steps', () => {
  const values = { ...blank, name: 'Chen Yu', agree: true }
  expect(withValues(before, 'first', values, blank).draft).toEqual({
    name: 'Chen Yu',
    agree: true,
    other: 'of another step',
  })
})

test('a deleted value is not stored', () => {
  expect(withValues(before, 'first', blank, blank).draft).toEqual({ other: 'of another step' })
})

test('a change reopens the step and discards the key and the receipt', () => {
  const sent = { ...before, receipt: { id: 1, email: 'a@example.com' } }
  expect(withValues(sent, 'first', { ...blank, name: 'Lee' }, blank)).toMatchObject({
    passed: ['second'],
    key: '',
    receipt: null,
  })
})

test('the same values change nothing', () => {
  expect(withValues(before, 'first', { ...blank, name: 'Chen' }, blank)).toBe(before)
})

test.each([
  [
    { name: 'Chen', agree: true },
    { ...blank, name: 'Chen', agree: true },
  ],
  [
    { steps: ['a'], skills: [{ skill: 'go' }] },
    { ...blank, steps: ['a'], skills: [{ skill: 'go' }] },
  ],
  [{ name: 5, agree: 'yes', steps: {} }, blank],
  [{ skills: [null], steps: [1] }, blank],
  [{ skills: ['x'] }, blank],
  [
    { skills: [{ skill: 'go' }, { skill: 'rust' }] },
    { ...blank, skills: [{ skill: 'go' }, { skill: 'rust' }] },
  ],
  [{ pair: [{ skill: 'go' }] }, blank],
  [{ skills: {} }, blank],
  [{ unknown: 'x' }, blank],
])('%j fills the blank form', (draft, values) => {
  expect(filledWith(blank, draft)).toEqual(values)
})

describe('lists of rows', () => {
  const row = { year: '', steps: [] as string[] }
  const stored = { name: 'Ana', rows: [{ year: '2016', steps: [] as string[] }] }
  const sample = { name: '', rows: [row] }

  test.each([
    [{ rows: [] }, []],
    [{ rows: [row, { year: '2020', steps: ['a'] }] }, [row, { year: '2020', steps: ['a'] }]],
    [{ rows: [{ year: 2020, steps: [] }] }, stored.rows],
    [{ rows: [{ year: '2020' }] }, stored.rows],
    [{ rows: 'all' }, stored.rows],
  ])('%j replaces the initial rows if each has the shape of the sample', (draft, rows) => {
    expect(filledWith(stored, draft, sample)).toEqual({ name: 'Ana', rows })
  })

  test('rows that equal the initial ones are not stored', () => {
    const changed = withValues({ ...before, draft: {} }, 'first', { ...stored, rows: [row] }, stored)
    expect(changed.draft).toEqual({ rows: [row] })
    expect(withValues(changed, 'first', stored, stored).draft).toEqual({})
  })
})
