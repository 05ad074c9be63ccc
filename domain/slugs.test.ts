import { expect, test } from 'vitest'
import { isSlug } from './slugs.ts'

test.each(['visa', 'a-2', '14-days'])('%s is a slug', (text) => expect(isSlug(text)).toBe(true))

test.each(['', 'Visa', 'a--b', '-a', 'a-', 'a_b', 'a/b', '..', 'a?b=c', 'ビザ', 'a\n'])(
  '%j is not a slug',
  (text) => expect(isSlug(text)).toBe(false),
)
