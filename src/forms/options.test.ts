import { expect, test } from 'vitest'
import { choicesByName } from './options.ts'

test('choices are sorted by name, with one of them last', () => {
  const labels = { 3: 'Unknown', 5: 'Brazil', 9: 'Australia' }
  expect(choicesByName(labels, 3).map(({ label }) => label)).toEqual(['Australia', 'Brazil', 'Unknown'])
})
