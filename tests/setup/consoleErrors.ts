/**
 * An unexpected `console.error` fails the test: a React warning, a failed hydration, an error of the backend. A test that
 * expects one replaces the function: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */

import { afterEach } from 'vitest'

const unexpected: unknown[][] = []

console.error = (...parts: unknown[]) => {
  unexpected.push(parts)
}

afterEach(() => {
  const messages = unexpected.splice(0).map((parts) => parts.map(textOf).join(' '))
  if (messages.length > 0) throw new Error(`Unexpected console.error:\n${messages.join('\n')}`)
})

function textOf(part: unknown): string {
  return part instanceof Error ? (part.stack ?? part.message) : String(part)
}
