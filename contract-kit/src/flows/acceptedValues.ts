/** Names, addresses and numbers of real people that validators of careless software refuse. */

import type { Operation } from '../contract/operations.ts'
import { withUnknownField } from '../generate/unknownField.ts'
import { wrongFields } from '../http/exchange.ts'
import { type JsonObject, at, shown, textAt } from '../json.ts'
import { callBelowLimit, rightBodies } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { newEmail } from '../run/people.ts'

const people = [
  { name: '李', email: "o'neil+jobs@example.com" },
  { name: "Renée O'Connor-Smith", email: 'ana.b-c_d@mail.example.co.jp' },
  { name: 'Nguyễn Văn Ân', email: 'x@example.photography' },
  { name: 'null', email: '1@xn--wgv71a.example.com' },
]

/** The number of people to hire, in digits of either script. */
const numbers = ['12', '١٢']

export async function acceptPeople(kit: Kit, operation: Operation): Promise<void> {
  for (const right of operation.body ? rightBodies(operation.body) : []) {
    for (const { name, email } of people)
      await acceptAll(kit, operation, right, { name, email, email_confirm: email })
    if ('noOfEmployeeNeeded' in right)
      for (const noOfEmployeeNeeded of numbers) await acceptAll(kit, operation, right, { noOfEmployeeNeeded })
  }
}

async function acceptAll(kit: Kit, operation: Operation, right: JsonObject, more: JsonObject): Promise<void> {
  const exchange = await callBelowLimit(kit, operation, { body: withUnknownField({ ...right, ...more }) })
  if (!exchange) return
  const fields = wrongFields(exchange)
  const wrong = fields.filter((field) => field in more)
  kit.expect('field-edge', exchange, exchange.status === 422 && wrong.length === 0, {
    expected: `no error on ${Object.entries(more)
      .map(([field, value]) => `${field} "${shown(value)}"`)
      .join(', ')}`,
    seen: `${exchange.status} with errors on ${fields.join(', ') || 'nothing'}`,
  })
}

/** The part of an address after a plus sign belongs to it. */
export async function keepTag(kit: Kit, operation: Operation): Promise<void> {
  const [right] = operation.body ? rightBodies(operation.body) : []
  if (!right) return
  const email = newEmail('tag').replace('@', '+Jobs@')
  const exchange = await callBelowLimit(kit, operation, { body: { ...right, email, email_confirm: email } })
  if (exchange?.status !== 201) return
  kit.expect('write-effect', exchange, at(exchange.json, 'email') === email, {
    expected: `the address as it was sent, ${email}`,
    seen: textAt(exchange.json, 'email'),
  })
}
