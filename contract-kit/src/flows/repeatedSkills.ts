/** Skills of profile and career history that are named twice: refused, or stored once. */

import { isObject, listAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Person } from '../run/people.ts'

const writes = [
  ['updateProfile', 'getProfile'],
  ['storeCareer', 'getCareer'],
] as const

export async function repeatSkills(kit: Kit, { browser: as }: Person): Promise<void> {
  for (const [write, read] of writes) {
    const operation = kit.contract.operation(write)
    const right = operation.body?.examples[0]?.value
    const [row] = listAt(right, 'itSkills')
    const before = await kit.call(read, { as })
    if (!isObject(right) || row === undefined || !kit.settings.isSelected(operation)) continue
    const exchange = await kit.call(write, { as, body: { ...right, itSkills: [row, row] } })
    const isRefused = textAt(exchange.json, 'errors', 0, 'field').startsWith('itSkills')
    const isOnce = listAt(exchange.json, 'itSkills').length === 1
    kit.expect('stored-as-sent', exchange, exchange.status === 422 ? isRefused : isOnce, {
      expected: `422 on itSkills, or ${shown(row)} once`,
    })
    if (exchange.status !== 200 || !isObject(before.json)) continue
    const names = Object.keys(operation.body?.schema.properties ?? {})
    const entries = Object.entries(before.json).filter(([name]) => names.includes(name))
    await kit.call(write, { as, body: Object.fromEntries(entries) })
  }
}
