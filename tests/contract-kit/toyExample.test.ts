/** The example that is wrong on purpose has the findings that the README names. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runKit } from './target.ts'

const readme = readFileSync('contract-kit/README.md', 'utf8')
let backend: ChildProcess | undefined
let origin = ''

beforeAll(async () => {
  backend = spawn(process.execPath, ['contract-kit/examples/toy.mjs'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout } = backend
  if (!stdout) throw new Error('The example has no output')
  const [line] = await once(createInterface(stdout), 'line')
  origin = /http:\S+/.exec(String(line))?.[0] ?? ''
})
afterAll(() => void backend?.kill())

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
    target: new URL(origin),
    only: ['story'],
    allowWrites: false,
    generated: 10,
  })
  const seen = new Map<string, number>()
  for (const { rule } of log.findings) seen.set(rule, (seen.get(rule) ?? 0) + 1)
  expect(Object.fromEntries(named())).toEqual(Object.fromEntries(seen))
  expect(readme).toContain(`${log.findings.length} findings of ${seen.size} rules`)
})
