/** Pages: disjoint, in one order, with a true total. */

import { type Operation, isReading } from '../contract/operations.ts'
import { itemsOf } from '../contract/pages.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, canonical, isObject, numberAt, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

/** The number of pages that are followed; a long list is not walked to its end. */
const MOST_PAGES = 6

export const pages: Scenario = {
  name: 'Pages of lists',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const operation of kit.operations) {
      const isList = isReading(operation) && operation.parameters.some(({ name }) => name === 'perPage')
      if (!isList || (operation.isSecured && !person)) continue
      await walk(kit, operation, operation.isSecured && person ? { as: person.browser } : {})
    }
  },
}

async function walk(kit: Kit, operation: Operation, options: CallOptions): Promise<void> {
  const page = (query: Record<string, number>) => kit.call(operation.id, { ...options, query })
  const whole = await page({ perPage: 100 })
  if (whole.status !== 200) return
  const items = itemsOf(kit.contract, whole)
  const total = numberAt(whole.json, 'total')
  kit.expect('page-total', whole, total >= items.length && (total > 100 || total === items.length), {
    expected: `a total of ${items.length}, the number of items`,
    seen: `"total": ${total}`,
  })
  const size = Math.max(1, Math.min(3, Math.ceil(items.length / 2)))
  const seen: string[] = []
  for (let number = 1; number <= MOST_PAGES && (number - 1) * size < items.length; number += 1) {
    const exchange = await page({ page: number, perPage: size })
    expectPage(kit, exchange, { number, size, total })
    expectWholeNumbers(kit, whole, exchange)
    const keys = itemsOf(kit.contract, exchange).map(keyOf)
    const repeated = keys.filter((key) => seen.includes(key))
    kit.expect('page-disjoint', exchange, repeated.length === 0, {
      expected: 'no item of an earlier page',
      seen: `${repeated.join(', ')} again on page ${number}`,
    })
    seen.push(...keys)
  }
  const expected = items.map(keyOf).slice(0, seen.length)
  kit.expect('page-order', whole, canonical(expected) === canonical(seen), {
    expected: `the order of the whole list: ${expected.slice(0, 12).join(', ')}`,
    seen: seen.slice(0, 12).join(', '),
  })
  await expectStable(kit, page, { items, total })
  await expectDefault(kit, operation, options, items)
  await expectEnd(kit, page, total)
}

/** Pages of another size have the same order, so that items that tie do not move. */
async function expectStable(
  kit: Kit,
  page: (query: Record<string, number>) => Promise<Exchange>,
  { items, total }: { items: Json[]; total: number },
): Promise<void> {
  for (const size of [1, 7]) {
    // The items of a long list are known up to its hundredth.
    const last = total === items.length ? Math.ceil(total / size) : Math.floor(items.length / size)
    for (const number of new Set([1, 2, Math.ceil(last / 2), last])) {
      if (number < 1 || number > last) continue
      const exchange = await page({ page: number, perPage: size })
      expectPage(kit, exchange, { number, size, total })
      const expected = items.slice((number - 1) * size, number * size).map(keyOf)
      const seen = itemsOf(kit.contract, exchange).map(keyOf)
      kit.expect('page-order', exchange, canonical(seen) === canonical(expected), {
        expected: `${expected.join(', ')} on page ${number} of ${size}`,
        seen: seen.join(', '),
      })
    }
  }
}

async function expectDefault(
  kit: Kit,
  operation: Operation,
  options: CallOptions,
  items: Json[],
): Promise<void> {
  const size = operation.parameters.find(({ name }) => name === 'perPage')?.schema.default
  if (typeof size !== 'number') return
  const exchange = await kit.call(operation.id, options)
  const isFine =
    at(exchange.json, 'page') === 1 &&
    at(exchange.json, 'perPage') === size &&
    itemsOf(kit.contract, exchange).length === Math.min(size, items.length)
  kit.expect('page-default', exchange, isFine, {
    expected: `"page": 1, "perPage": ${size}, and ${Math.min(size, items.length)} items`,
    seen: `"page": ${numberAt(exchange.json, 'page')}, "perPage": ${numberAt(exchange.json, 'perPage')}, and ${itemsOf(kit.contract, exchange).length} items`,
  })
}

function expectPage(
  kit: Kit,
  exchange: Exchange,
  { number, size, total }: { number: number; size: number; total: number },
): void {
  const { json } = exchange
  const isEcho = at(json, 'page') === number && at(json, 'perPage') === size
  kit.expect('page-echo', exchange, isEcho, {
    expected: `"page": ${number}, "perPage": ${size}`,
    seen: `"page": ${numberAt(json, 'page')}, "perPage": ${numberAt(json, 'perPage')}`,
  })
  const count = itemsOf(kit.contract, exchange).length
  const rest = Math.max(0, Math.min(size, total - (number - 1) * size))
  kit.expect('page-total', exchange, numberAt(json, 'total') === total && count === rest, {
    expected: `${rest} items of ${total} on page ${number}`,
    seen: `${count} items of ${numberAt(json, 'total')}`,
  })
}

/** A number beside the items, such as `unread`, is that of the whole list. */
function expectWholeNumbers(kit: Kit, whole: Exchange, exchange: Exchange): void {
  for (const [name, value] of Object.entries(isObject(whole.json) ? whole.json : {})) {
    if (typeof value !== 'number' || ['page', 'perPage'].includes(name)) continue
    const seen = numberAt(exchange.json, name)
    kit.expect('page-total', exchange, seen === value, {
      expected: `"${name}": ${value}, that of the whole list`,
      seen: `"${name}": ${seen}`,
    })
  }
}

async function expectEnd(
  kit: Kit,
  page: (query: Record<string, number>) => Promise<Exchange>,
  total: number,
): Promise<void> {
  const end = await page({ page: 99_999, perPage: 100 })
  const isEnd =
    end.status === 200 && itemsOf(kit.contract, end).length === 0 && numberAt(end.json, 'total') === total
  kit.expect('page-end', end, isEnd, {
    expected: `200 with no items and a total of ${total}`,
    seen: `${end.status} with ${itemsOf(kit.contract, end).length} items and a total of ${numberAt(end.json, 'total')}`,
  })
}

/** Items are known by their id or slug. */
function keyOf(item: Json): string {
  const key = at(item, 'process_id') ?? at(item, 'job_id') ?? at(item, 'id') ?? at(item, 'slug')
  return key === undefined ? canonical(item) : shown(key)
}
