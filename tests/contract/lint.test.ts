import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each(['hashi', 'bundle', 'mock', 'staff', 'staffBundle'])(
  '%s has no lint error and no warning',
  (api) => {
    const { stdout } = spawnSync('node_modules/.bin/redocly', ['lint', api, '--format=json'], {
      encoding: 'utf8',
    })
    const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{')))
    expect(problems).toEqual([])
    expect(totals).toMatchObject({ errors: 0, warnings: 0 })
  },
)
