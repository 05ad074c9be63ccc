/** Workflows are valid YAML, and their actions are pinned: a tag can be moved to other code. */

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const workflow = z.object({
  name: z.string(),
  on: z.unknown(),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      'runs-on': z.string(),
      'timeout-minutes': z.number(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
})

const files = globSync('.github/workflows/*.yml')
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

test.each(files)('%s pins its actions', (file) => {
  const text = readFileSync(file, 'utf8')
  const steps = Object.values(workflow.parse(parse(text)).jobs).flatMap((job) => job.steps)
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  const lines = text.split('\n').filter((line) => line.includes('uses:'))
  expect(lines.filter((line) => !/# v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

test.each(files)('%s runs scripts that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
