/** The weights of pages: within their budgets, and near the record in `docs/performance.md`. */

import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type Figure, missesGoal } from '../../scripts/bench/figures.ts'
import { measureWeights, weighedPages } from '../../scripts/bench/weights.ts'

/** The growth of a page, in KiB, that needs a new record. */
const GROWTH = 2

let figures: Figure[]
beforeAll(async () => {
  figures = await measureWeights()
})

/** Returns the recorded weights of a page: the last two cells of its row. */
function recordOf(name: string): Record<string, number> {
  const row = readFileSync('docs/performance.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === name)
  const [page, scripts] = (row ?? []).slice(-3, -1).map(Number)
  return { page: page ?? NaN, scripts: scripts ?? NaN }
}

const described = ({ subject, measure, value }: Figure, limit: number | undefined) =>
  `${subject}, ${measure}: ${value.toFixed(1)} KiB of ${limit}`

test('every page is within its budget, in both languages', () => {
  expect(figures).toHaveLength(weighedPages.length * 4)
  expect(figures.filter(missesGoal).map((figure) => described(figure, figure.atMost))).toEqual([])
})

test('no page has become much heavier than docs/performance.md says', () => {
  const grown = figures.flatMap((figure) => {
    const recorded = recordOf(figure.subject.replace(/ .*/, ''))[figure.measure] ?? NaN
    return figure.value <= recorded + GROWTH ? [] : [described(figure, recorded)]
  })
  expect(grown).toEqual([])
})
