/** Values of profile, resume and career that are left out, null or empty: they are cleared, or refused by a rule that requires them. */

import type { Schema } from '../contract/document.ts'
import { fieldRulesOf, isPresence } from '../contract/fieldRules.ts'
import type { Operation } from '../contract/operations.ts'
import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, type JsonObject, at, isSame, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'

/** Files stay when they are left out, and have checks of their own. */
const files = ['resume', 'resumeJp', 'cvJp']

/** A choice that is left out is cleared. It may be refused only if a rule of the operation requires it. */
export async function leaveOut(kit: Kit, write: string, as: Browser, body: JsonObject): Promise<void> {
  const operation = kit.contract.operation(write)
  const { schema } = operation.body ?? {}
  for (const name of Object.keys(schema?.properties ?? {})) {
    if (schema?.required?.includes(name) || files.includes(name)) continue
    if (body[name] === undefined || body[name] === null) continue
    const { [name]: _, ...rest } = body
    const stored = await kit.call(write, { as, body: rest })
    if (stored.status === 200) expectCleared(kit, stored, name)
    else expectRequired(kit, stored, operation, name)
  }
}

/** Null, an empty text, an empty list and false are stored in each field that takes them, and are not taken for a value that is left out. They may be refused only if a rule of the operation requires a value. */
export async function storeEmpty(kit: Kit, write: string, as: Browser, body: JsonObject): Promise<void> {
  const operation = kit.contract.operation(write)
  for (const [name, source] of Object.entries(operation.body?.schema.properties ?? {})) {
    if (files.includes(name) || body[name] === undefined) continue
    for (const value of emptyOf(kit.contract.resolve(source))) {
      const stored = await kit.call(write, { as, body: { ...body, [name]: value } })
      if (stored.status === 200) expectEmpty(kit, stored, name, value)
      else expectRequired(kit, stored, operation, name)
    }
  }
}

/** Returns the empty values of a field, and both of a Boolean. */
function emptyOf({ type, enum: choices, minLength = 0, pattern }: Schema): Json[] {
  const types = [type].flat()
  if (types.includes('array')) return [[]]
  if (types.includes('boolean')) return [true, false]
  if (types.includes('null') || choices?.includes(null)) return [null]
  const isText = types.includes('string') && !choices && minLength === 0
  return isText && new RegExp(pattern ?? '', 'u').test('') ? [''] : []
}

function expectEmpty(kit: Kit, stored: Exchange, name: string, value: Json): void {
  kit.expect('stored-as-sent', stored, isSame(at(stored.json, name), value), {
    expected: `"${name}": ${shown(value)}, as it was sent`,
    seen: `"${name}": ${shown(at(stored.json, name))}`,
  })
}

function expectCleared(kit: Kit, stored: Exchange, name: string): void {
  const left = at(stored.json, name)
  kit.expect('stored-as-sent', stored, left === undefined || left === null, {
    expected: `no ${name}, which was left out`,
    seen: `"${name}": ${shown(left)}`,
  })
}

function expectRequired(kit: Kit, refused: Exchange, operation: Operation, name: string): void {
  const isRequired = fieldRulesOf(operation, null).get(name)?.some(isPresence) ?? false
  kit.expect('stored-as-sent', refused, isRequired, { expected: `200 without ${name}, which is optional` })
}
