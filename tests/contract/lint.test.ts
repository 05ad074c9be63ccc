import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the contract has no lint error and no warning', () => {
  const { stdout } = spawnSync('node_modules/.bin/redocly', ['lint', '--format=json'], { encoding: 'utf8' })
  const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{')))
  expect(problems).toEqual([])
  expect(totals).toMatchObject({ errors: 0, warnings: 0 })
})
