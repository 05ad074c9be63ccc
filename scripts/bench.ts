/**
 * `npm run bench`: measures the production site, prints the figures with their goals and writes them to `.cache/bench.json`.
 * `--only weights|pages|inp|live|traces|api|starts|flood|import|memory|large|watch` measures one area. `--runs 5` takes the medians of five page loads and interactions. `--lang en`
 * uses the English pages. `--short` attacks for two seconds and exits with code 1 if a goal is missed, for `npm test`. Times are valid
 * only on an otherwise idle machine.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { languages } from '#domain/lang.ts'
import { measureApi } from './bench/api.ts'
import { type Area, type Figure, areas, missesGoal } from './bench/figures.ts'
import { measureFloods } from './bench/flood.ts'
import { measureImport } from './bench/import.ts'
import { measureInteractions } from './bench/inp.ts'
import { measureLargeStore } from './bench/large.ts'
import { measureLive } from './bench/live.ts'
import { measureMemory } from './bench/memory.ts'
import { measurePages } from './bench/pages.ts'
import { withSite } from './bench/servers.ts'
import { measureStarts } from './bench/starts.ts'
import { tableOf } from './bench/table.ts'
import { measureTraces } from './bench/traces.ts'
import { measureWatch } from './bench/watch.ts'
import { measureWeights } from './bench/weights.ts'

const schema = z.object({
  only: z.enum(areas).optional(),
  runs: z.coerce.number().int().min(1).default(3),
  lang: z.enum(languages).default('ja'),
  short: z.boolean().default(false),
})

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    lang: { type: 'string' },
    short: { type: 'boolean' },
  },
})
const { only, runs, lang, short } = schema.parse(values)

const measure: Record<Area, () => Promise<Figure[]>> = {
  weights: measureWeights,
  pages: () => measurePages(lang, runs),
  inp: () => withSite({}, (origin) => measureInteractions(origin, lang, runs)),
  live: () => measureLive(lang, runs),
  traces: () => measureTraces(lang, runs),
  api: measureApi,
  starts: () => measureStarts(runs),
  flood: () => measureFloods(short),
  import: measureImport,
  memory: measureMemory,
  large: measureLargeStore,
  watch: () => measureWatch(runs),
}

// Stops the servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const figures: Figure[] = []
for (const area of only ? [only] : areas) {
  const found = await measure[area]()
  figures.push(...found)
  console.log(`\n${tableOf(found)}\n`)
}

mkdirSync('.cache', { recursive: true })
const processors = cpus().map(({ model }) => model)
const report = { at: new Date(), node: process.version, processors, runs, lang, figures }
writeFileSync('.cache/bench.json', JSON.stringify(report, null, 2))

if (short && figures.some(missesGoal)) process.exitCode = 1
