import { expect, test } from 'vitest'
import { alternativesOf, attackOn, codePatterns, makers } from './patterns.ts'

/** Expressions that only match short texts, each with the reason. */
const harmless: Record<string, string> = {
  'domain/numbers.ts': 'the digits of one number, at most 22',
}

const patterns = codePatterns().filter(({ path }) => !(path in harmless))

test('there are regular expressions', () => expect(patterns.length).toBeGreaterThan(50))

test.each(patterns)('$path: $expression runs in linear time', ({ expression }) => {
  expect(attackOn(expression)).toBeNull()
})

test('expressions are only built from the paths of the contract', () => {
  expect(makers().sort()).toEqual(['mocks/operationOf.ts'])
})

test.each([
  [/^(a+)+$/, 'exponential'],
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, '2nd degree polynomial'],
  [/\s+$/, '2nd degree polynomial'],
  [/^[a-z]+$/, null],
])('%s is %s', (expression, attack) => {
  expect(attackOn(expression)).toBe(attack)
})

test.each([
  [/a|b(c|d)/, ['a', 'b(c|d)']],
  [/[|]\|(?:e|f)/, ['[|]\\|(?:e|f)']],
  [/(['"]).*\1|g/, [`(['"]).*\\1|g`]],
])('the alternatives of %s are %s', ({ source }, alternatives) => {
  expect(alternativesOf(source)).toEqual(alternatives)
})
