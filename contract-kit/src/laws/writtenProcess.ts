/** A write that answers with processes answers as they are read afterwards. */
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isObject, isSame, listAt, numberAt, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'

/** Expects that each process in the answer of a write is the one that is read now. */
export async function expectAsRead(kit: Kit, written: Exchange, options: CallOptions): Promise<void> {
  const { json } = written
  const items = [json, ...listAt(json, 'processes'), ...listAt(json, 'already')].filter(
    (item) => isObject(item) && 'process_id' in item && 'job' in item,
  )
  for (const item of items) if (item !== undefined) await expectItem(kit, written, item, options)
}

async function expectItem(kit: Kit, written: Exchange, item: Json, options: CallOptions): Promise<void> {
  const id = at(item, 'is_recommended') === true ? 'getRecommendation' : 'getProcess'
  const path = { id: numberAt(item, 'process_id') }
  const { as, lang } = options
  const read = await kit.call(id, { ...(as && { as }), ...(lang && { lang }), path })
  const isThere = kit.expect('item-agrees', written, read.status === 200, {
    expected: `"process_id" of a process that ${id} reads`,
    seen: `${path.id}, which is ${read.status}`,
  })
  if (!isThere || !isObject(item)) return
  const wrong = Object.keys(item).find(
    (name) => at(read.json, name) !== undefined && !isSame(at(read.json, name), item[name]),
  )
  kit.expect('item-agrees', written, wrong === undefined, {
    expected: `"${wrong}": ${shown(at(read.json, wrong ?? ''))}, as ${id} reads it`,
    seen: shown(item[wrong ?? '']),
  })
}
