/** A write that answers with processes answers as they are read afterwards, by themselves and in their list. */

import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isObject, isSame, listAt, numberAt, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import { type Aliases, expectState, readAliases } from './processStates.ts'

/** Expects that each process in the answer of a write is the one that is read now. */
export async function expectAsRead(kit: Kit, written: Exchange, options: CallOptions): Promise<void> {
  const { json } = written
  const items = [json, ...listAt(json, 'processes'), ...listAt(json, 'already')].filter(
    (item) => isObject(item) && 'process_id' in item && 'job' in item,
  )
  if (items.length === 0) return
  const aliases = await readAliases(kit)
  for (const item of items) if (item !== undefined) await expectItem(kit, written, item, options, aliases)
}

async function expectItem(
  kit: Kit,
  written: Exchange,
  item: Json,
  options: CallOptions,
  aliases: Aliases,
): Promise<void> {
  expectState(kit, written, item, aliases)
  const id = at(item, 'is_recommended') === true ? 'getRecommendation' : 'getProcess'
  const path = { id: numberAt(item, 'process_id') }
  const { as, lang } = options
  const read = await kit.call(id, { ...(as && { as }), ...(lang && { lang }), path })
  const isThere = kit.expect('item-agrees', written, read.status === 200, {
    expected: `"process_id" of a process that ${id} reads`,
    seen: `${path.id}, which is ${read.status}`,
  })
  if (!isThere) return
  expectState(kit, read, read.json ?? null, aliases)
  expectSame(kit, written, item, read.json, `as ${id} reads it`)
  await expectListed(kit, read, options)
}

/** Expects a process in its list as it was read by itself. */
export async function expectListed(kit: Kit, read: Exchange, { as, lang }: CallOptions): Promise<void> {
  const id = at(read.json, 'is_recommended') === true ? 'listRecommendations' : 'searchProcesses'
  const list = await kit.call(id, { ...(as && { as }), ...(lang && { lang }), query: { perPage: 100 } })
  const process = numberAt(read.json, 'process_id')
  const item = listAt(list.json, 'items').find((each) => at(each, 'process_id') === process)
  if (item !== undefined)
    expectSame(kit, list, item, read.json, `of process ${process}, as ${read.operation?.id} reads it`)
}

function expectSame(kit: Kit, exchange: Exchange, item: Json, read: Json | undefined, place: string): void {
  if (!isObject(item)) return
  const wrong = Object.keys(item).find(
    (name) => at(read, name) !== undefined && !isSame(at(read, name), item[name]),
  )
  kit.expect('item-agrees', exchange, wrong === undefined, {
    expected: `"${wrong}": ${shown(at(read, wrong ?? ''))}, ${place}`,
    seen: shown(item[wrong ?? '']),
  })
}
