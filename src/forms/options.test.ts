import { expect, test } from 'vitest'
import { choicesByName, choicesOf } from './options.ts'

const labels = { 3: 'Unknown', 5: 'Brazil', 9: 'Australia' }

test('choices stand in the order of the list, or by name with one at the end', () => {
  expect(choicesOf(labels).map(({ value }) => value)).toEqual(['3', '5', '9'])
  expect(choicesByName(labels, 3).map(({ label }) => label)).toEqual(['Australia', 'Brazil', 'Unknown'])
})
