/** Documents for operators are complete: alarms, threats with their tests, and one place that reads the environment. */

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { isTest, sources } from './sources.ts'

const alarms = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })),
})

/** Returns the cells of the rows of a table below a heading. */
function rowsBelow(text: string, heading: string): string[][] {
  const [section = ''] = text.slice(text.indexOf(`\n## ${heading}\n`) + heading.length + 4).split('\n## ')
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  // The first two lines are the head.
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('each alarm is explained, in the order of the rules', () => {
  const { groups } = alarms.parse(parse(readFileSync('docs/monitoring/alerts.yaml', 'utf8')))
  const rules = groups.flatMap(({ rules: own }) => own.map(({ alert }) => `\`${alert}\``))
  const explained = rowsBelow(readFileSync('docs/operating.md', 'utf8'), 'Alarms').map(([name]) => name)
  expect(rules.length).toBeGreaterThan(5)
  expect(explained).toEqual(rules)
})

test('each threat has tests that exist', () => {
  const rows = rowsBelow(readFileSync('docs/security.md', 'utf8'), 'Threats')
  expect(rows.length).toBeGreaterThan(10)
  for (const [threat, , tests = ''] of rows) {
    const named = [...tests.matchAll(/`((?:tests|server)\/[^`]+)`/g)].map(([, path = '']) => path)
    expect.soft(named, threat).not.toEqual([])
    expect
      .soft(
        named.filter((path) => globSync(path).length === 0),
        threat,
      )
      .toEqual([])
  }
})

test('only the configuration reads the variables of the server', () => {
  const readers = sources
    .filter(({ path }) => /^(?:server|backend|domain|content)\//.test(path) && !isTest(path))
    .filter(({ text }) => /\bprocess\.env\b/.test(text))
    .map(({ path }) => path)
  // The second one reads a variable of Node.
  expect(readers).toEqual(['server/main.ts', 'server/passwords.ts'])
})

test('no statement lives on in a session of the database, which a pooler gives to other transactions', () => {
  const inSession = /\bpg_(?:try_)?advisory_lock|sql`\s*(?:listen|prepare|set (?!local|transaction))\b/i
  const users = sources
    .filter(({ path }) => path.startsWith('server/') && !isTest(path))
    .filter(({ text }) => inSession.test(text))
    .map(({ path }) => path)
  expect(users).toEqual([])
})
