import { expect, test } from 'vitest'
import { attackOn, codePatterns, makers } from './patterns.ts'

/** Expressions that only meet short texts, each with the reason. */
const harmless: Record<string, string> = {
  'domain/numbers.ts': 'the digits of one number, at most 22',
}

test('no regular expression of the code can be made to run for long', { timeout: 120_000 }, () => {
  const found = codePatterns()
    .filter(({ path }) => !(path in harmless))
    .flatMap(({ path, expression }) => {
      const attack = attackOn(expression)
      return attack === null ? [] : [`${path} ${String(expression)} ${attack}`]
    })
  expect(found).toEqual([])
})

test('expressions are made of the routes and the paths of the contract only', () => {
  expect(makers().sort()).toEqual(['mocks/operationOf.ts', 'src/routes/pageAt.ts'])
})

test.each([
  [/^(a+)+$/, 'exponential'],
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, '2nd degree polynomial'],
  [/\s+$/, '2nd degree polynomial'],
  [/^[a-z]+$/, null],
])('%s is %s', (expression, attack) => {
  expect(attackOn(expression)).toBe(attack)
})
