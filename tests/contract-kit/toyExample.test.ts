/** The example that is wrong on purpose has the findings that the README names. */

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../scripts/programs.ts'
import { runKit } from './target.ts'

const readme = readFileSync('contract-kit/README.md', 'utf8')
let backend: Program
beforeAll(async () => {
  backend = await startProgram(['contract-kit/examples/toy.mjs'], { PORT: '0' })
})
afterAll(() => backend.stop())

/** Returns the rows of the table as the rule and its number of findings. */
const named = (): Map<string, number> =>
  new Map(
    Array.from(readme.matchAll(/^\| `([a-z-]+)` +\| +(\d+) \|/gm), ([, rule = '', count]) => [
      rule,
      Number(count),
    ]),
  )

test('the README names the findings of the partly wrong backend', async () => {
  const target = { transport: (request: Request) => fetch(request), adapter: {} }
  const { log } = await runKit(target, {
    target: new URL(/http:\S+/.exec(backend.log())?.[0] ?? ''),
    only: ['story'],
    allowWrites: false,
    generated: 10,
  })
  const seen = new Map<string, number>()
  for (const { rule } of log.findings) seen.set(rule, (seen.get(rule) ?? 0) + 1)
  expect(Object.fromEntries(named())).toEqual(Object.fromEntries(seen))
  expect(readme).toContain(`${log.findings.length} findings of ${seen.size} rules`)
})
