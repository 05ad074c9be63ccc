/**
 * `npm run bench`: measures the production site and prints the figures beside their goals; writes them to `.cache/bench.json`.
 * `--only weights|pages|inp|api` measures one area, `--runs 5` repeats page loads and interactions five times and takes the
 * medians, `--lang en` loads and uses the English pages. Times mean something on a machine that does nothing else.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { languages } from '#domain/lang.ts'
import { measureApi } from './bench/api.ts'
import { type Area, type Figure, areas } from './bench/figures.ts'
import { measureInteractions } from './bench/inp.ts'
import { measurePages } from './bench/pages.ts'
import { withSite } from './bench/servers.ts'
import { tableOf } from './bench/table.ts'
import { measureWeights } from './bench/weights.ts'

const schema = z.object({
  only: z.enum(areas).optional(),
  runs: z.coerce.number().int().min(1).default(3),
  lang: z.enum(languages).default('ja'),
})

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string' }, lang: { type: 'string' } },
})
const { only, runs, lang } = schema.parse(values)

const measure: Record<Area, () => Promise<Figure[]>> = {
  weights: () => withSite({}, measureWeights),
  pages: () => measurePages(lang, runs),
  inp: () => withSite({}, (origin) => measureInteractions(origin, lang, runs)),
  api: measureApi,
}

// Ends the servers with the benchmark.
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
