import { expect, test } from 'vitest'
import { FORM, words } from './form.ts'
import { splitLines } from './textBox.ts'

/** The height of a box: its heading, 2 mm above and below the lines, and room for three lines, but not for four. */
const height = FORM.heading + 4 + 3.5 * FORM.leading

test('lines that fill a box stay on the form', () => {
  expect(splitLines(['a', 'b', 'c'], height)).toEqual({ onForm: ['a', 'b', 'c'], rest: [] })
})

test('of more lines the last one refers to the appendix, which has the rest', () => {
  expect(splitLines(['a', 'b', 'c', 'd'], height)).toEqual({
    onForm: ['a', 'b', words.seeAppendix],
    rest: ['c', 'd'],
  })
})
