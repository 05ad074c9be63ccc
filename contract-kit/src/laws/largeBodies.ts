/** Bodies with a value of its greatest length in every field, which no limit of size may refuse. */

import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/document.ts'
import { fillRows } from '../generate/nestedTexts.ts'
import { UNKNOWN_FIELD, withUnknownField } from '../generate/unknownField.ts'
import { wrongFields } from '../http/exchange.ts'
import { type JsonObject, isSame } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { callBelowLimit, rightBody } from './writers.ts'

/** 500 KB. */
const FILE_BYTES = 512_000

export const largeBodies: Scenario = {
  name: 'Bodies of the greatest size',
  operations: ['createEntry', 'storeCareer', 'updateWorkingHistoryAddition'],
  writes: true,
  run: async (kit, people) => {
    const file = new File(['x'.repeat(FILE_BYTES)], 'large.txt', { type: 'text/plain' })
    await accept(kit, 'createEntry', { resume: file, resumeJp: file, cvJp: file }, {})
    const person = await people.first()
    if (!person) return
    const options = { as: person.browser }
    const { body } = kit.contract.operation('storeCareer')
    const right = body && rightBody(body)
    if (right) await accept(kit, 'storeCareer', greatestRows(kit.contract, body?.schema, right), options)
    const own = { name: 'large.txt', data: Buffer.alloc(FILE_BYTES, 'x').toString('base64') }
    await accept(kit, 'updateWorkingHistoryAddition', { resume: own, resumeJp: own, cvJp: own }, options)
  },
}

async function accept(kit: Kit, id: string, more: object, options: CallOptions): Promise<void> {
  const operation = kit.contract.operation(id)
  const right = operation.body && rightBody(operation.body)
  if (!right || !kit.settings.isSelected(operation)) return
  const body = withUnknownField({ ...right, ...more })
  const exchange = await callBelowLimit(kit, operation, { ...options, body })
  if (!exchange) return
  const fields = wrongFields(exchange)
  kit.expect('field-edge', exchange, exchange.status === 422 && fields.join() === UNKNOWN_FIELD, {
    expected: `422 for ${UNKNOWN_FIELD} alone: no value of ${Object.keys(more).join(', ')} is larger than its schema allows`,
    seen: `${exchange.status} with errors on ${fields.join(', ') || 'nothing'}`,
  })
}

/** Returns the lists of a body, each with as many rows as it may have, and with the longest texts in letters of three bytes. */
function greatestRows(contract: Contract, source: Schema | undefined, body: JsonObject): JsonObject {
  const { properties = {} } = source ? contract.resolve(source) : {}
  const long = Object.entries(fillRows(contract, source, body, (most) => 'あ'.repeat(most)))
  // The skills of a list are different ones.
  const lists = long.filter(([name, rows]) => !isSame(rows, body[name]))
  return Object.fromEntries(
    lists.map(([name, rows]) => {
      const { maxItems = 1 } = contract.resolve(properties[name] ?? {})
      const [row = null] = Array.isArray(rows) ? rows : []
      return [name, Array.from({ length: maxItems }, () => row)]
    }),
  )
}
