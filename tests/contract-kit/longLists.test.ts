/** Pages of lists with a hundred items and more, which the sample content does not have. */

import { beforeAll, expect, test } from 'vitest'
import { type Json, isObject, listAt, parseJson } from '../../contract-kit/src/json.ts'
import { pages } from '../../contract-kit/src/laws/lists.ts'
import type { Rule } from '../../contract-kit/src/rules.ts'
import { answer, searchOf } from './breaking.ts'
import { type Target, createTarget, runKit } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await createTarget()
})

/** The items of a page, which starts before an item of the whole list. */
type Choose = (items: Json[], start: number, size: number) => Json[]

const slice: Choose = (items, start, size) => items.slice(start, start + size)

/** Returns the rules of the findings about a list of stories of this length. */
async function rulesFound(length: number, choose: Choose): Promise<Rule[]> {
  const long = answer('listStories', ({ status, json }, request) => {
    if (status !== 200 || !isObject(json)) return null
    const query = searchOf(request)
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 20)]
    const items = Array.from({ length }, (_, index) => ({ ...story, id: index + 1 }))
    return {
      json: { ...json, page, perPage: size, total: length, cases: choose(items, (page - 1) * size, size) },
    }
  })
  const list = await target.transport(new Request('http://localhost/api/v1/case?perPage=1'))
  const story = listAt(parseJson(await list.text()), 'cases').find(isObject)
  const { log } = await runKit(
    { ...target, transport: long(target.transport) },
    { only: ['listStories'], scenarios: [pages] },
  )
  return [...new Set(log.findings.map(({ rule }) => rule))]
}

const lengths = [97, 100, 101, 250]

test.each(lengths)('a list of %i items has no findings', async (length) => {
  expect(await rulesFound(length, slice)).toEqual([])
})

test.each(lengths)('a list of %i items with another order on pages of seven', async (length) => {
  const found = await rulesFound(length, (items, start, size) =>
    size === 7 ? slice(items, start, size).toReversed() : slice(items, start, size),
  )
  expect(found).toEqual(['page-order'])
})

test.each(lengths)('a list of %i items with another order on its last known pages', async (length) => {
  const found = await rulesFound(length, (items, start, size) =>
    size === 7 && start > 60 ? slice(items, start, size).toReversed() : slice(items, start, size),
  )
  expect(found).toEqual(['page-order'])
})
