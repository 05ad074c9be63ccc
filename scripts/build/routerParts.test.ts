import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routerModules, shakeable } from './routerParts.ts'

const files = globSync('node_modules/react-router/dist/production/**/*.js').filter((file) =>
  routerModules.test(`/${file}`),
)

/** Returns the files with matching code, as published or after the transformation. */
const matching = (pattern: RegExp, transform = (code: string) => code) =>
  files.filter((file) => pattern.test(transform(readFileSync(file, 'utf8'))))

test('no component of the router has a name, which would prevent its removal', () => {
  const named = /^\S+\.displayName =/m
  expect(matching(named).length).toBeGreaterThan(0)
  expect(matching(named, shakeable)).toEqual([])
})

test('every component with a ref is marked as free of side effects', () => {
  const unmarked = /^[^/\n]*= \S*forwardRef\(/m
  expect(matching(unmarked).length).toBeGreaterThan(0)
  expect(matching(unmarked, shakeable)).toEqual([])
})
