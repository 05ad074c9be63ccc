/** Public forms with only their needed fields, with empty optional texts, and with other spellings of addresses. */

import { randomUUID } from 'node:crypto'
import { fieldRulesOf, hasKinds, isPresence } from '../contract/fieldRules.ts'
import type { Operation } from '../contract/operations.ts'
import { withUnknownField } from '../generate/unknownField.ts'
import { wrongFields } from '../http/exchange.ts'
import { type JsonObject, shown, textAt } from '../json.ts'
import { callBelowLimit, rightBodies, rightBody } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { acceptPeople, keepTag } from './acceptedValues.ts'

export const entryForms: Scenario = {
  name: 'Forms with little, and other spellings',
  operations: ['createEntry', 'createInquiry', 'createInvitation'],
  writes: true,
  run: async (kit) => {
    for (const id of ['createEntry', 'createInquiry', 'createInvitation']) {
      const operation = kit.contract.operation(id)
      if (!operation.body || !kit.settings.isSelected(operation)) continue
      for (const right of rightBodies(operation.body)) {
        const least = onlyNeeded(operation, right)
        await accept(kit, operation, least, 'its needed fields alone')
        await accept(
          kit,
          operation,
          { ...emptyTexts(kit, operation), ...least },
          'empty optional texts, and empty fields of other kinds',
        )
        if (id === 'createEntry') await strangeOrigin(kit, operation, least)
      }
      await otherWidth(kit, operation)
      await acceptPeople(kit, operation)
      await keepTag(kit, operation)
    }
    await addresses(kit)
    await otherFile(kit)
  },
}

/** Returns the fields that the schema or a rule needs. An entry needs a file or the address of a page. */
function onlyNeeded(operation: Operation, right: JsonObject): JsonObject {
  const rules = fieldRulesOf(operation, hasKinds(operation) ? textAt(right, 'kind') : null)
  const required = operation.body?.schema.required ?? []
  const isNeeded = (name: string) =>
    required.includes(name) || name === 'linkedInURL' || (rules.get(name)?.some(isPresence) ?? false)
  return Object.fromEntries(Object.entries(right).filter(([name]) => isNeeded(name)))
}

/** Every text that may be empty, and with kinds of a form the choices that this kind does not use. */
function emptyTexts(kit: Kit, operation: Operation): JsonObject {
  const { body } = operation
  const texts = Object.entries(body?.schema.properties ?? {}).filter(([name, source]) => {
    const { type, enum: choices, contentMediaType } = kit.contract.resolve(source)
    return (
      type === 'string' &&
      (!choices || hasKinds(operation)) &&
      contentMediaType === undefined &&
      name !== 'captcha_token'
    )
  })
  return Object.fromEntries(texts.map(([name]) => [name, '']))
}

async function accept(kit: Kit, operation: Operation, body: JsonObject, way: string): Promise<void> {
  const unused = `${randomUUID().slice(0, 8)}-${textAt(body, 'email')}`
  const sent = { ...body, email: unused, email_confirm: unused }
  const exchange = await callBelowLimit(kit, operation, { body: sent })
  if (!exchange) return
  kit.expect('field-edge', exchange, exchange.status === 201, { expected: `201 for a form with ${way}` })
}

/** A value of `from` that is not stored is no failure. */
async function strangeOrigin(kit: Kit, operation: Operation, least: JsonObject): Promise<void> {
  for (const fromLink of ['Newsletter 2026', 'utm=メール'])
    await accept(kit, operation, { ...least, fromLink }, `fromLink ${fromLink}, which is not stored`)
}

/** A domain in wide letters is the usual one. */
async function otherWidth(kit: Kit, operation: Operation): Promise<void> {
  const right = operation.body && rightBody(operation.body)
  if (!right) return
  const [name = ''] = textAt(right, 'email').split('@')
  const email = `${name}@ｅｘａｍｐｌｅ。ｃｏｍ`
  const body = { ...right, email, email_confirm: email }
  const exchange = await callBelowLimit(kit, operation, { body })
  if (exchange?.status !== 201 || !textAt(exchange.json, 'email')) return
  kit.expect('write-effect', exchange, textAt(exchange.json, 'email') === `${name}@example.com`, {
    expected: `the address with its usual domain, ${name}@example.com`,
  })
}

/** Addresses of pages, and whether an entry accepts them. */
const pages: [address: string, isFine: boolean][] = [
  ['http://example.com/me', true],
  ['HTTPS://example.com/me', true],
  ['example.com/me', true],
  ['', true],
  ['ftp://example.com/me', false],
  ['javascript:alert(1)', false],
  ['https://', false],
]

async function addresses(kit: Kit): Promise<void> {
  const operation = kit.contract.operation('createEntry')
  const right = operation.body && rightBody(operation.body)
  if (!right || !kit.settings.isSelected(operation)) return
  for (const [address, isFine] of pages)
    for (const name of ['linkedInURL', 'otherURL']) {
      const file = new File(['Text'], 'kit.txt', { type: 'text/plain' })
      const body = withUnknownField({ ...right, resume: file, [name]: address })
      const exchange = await callBelowLimit(kit, operation, { body })
      if (!exchange) return
      const fields = wrongFields(exchange)
      kit.expect(isFine ? 'field-edge' : 'field-rule', exchange, fields.includes(name) !== isFine, {
        expected: `${isFine ? 'no error' : 'an error'} on ${name} for ${shown(address) || 'an empty one'}`,
        seen: `errors on ${fields.join(', ')}`,
      })
    }
}

/** The bytes of a file are part of the content under a key. */
async function otherFile(kit: Kit): Promise<void> {
  const operation = kit.contract.operation('createEntry')
  const right = operation.body && rightBody(operation.body)
  if (!right || !kit.settings.isSelected(operation)) return
  const headers = { 'Idempotency-Key': randomUUID() }
  const send = (content: string, name = 'kit.txt') => {
    const body = { ...right, resume: new File([content], name, { type: 'text/plain' }) }
    return callBelowLimit(kit, operation, { body, headers })
  }
  const first = await send('One')
  if (first?.status !== 201) return
  const again = await send('One')
  if (again)
    kit.expect('idempotency-repeat', again, again.text === first.text, { expected: 'the first answer' })
  for (const other of [await send('Two'), await send('One', 'other.txt')]) {
    if (!other) return
    kit.expect('idempotency-conflict', other, other.status === 409, {
      expected: '409 /problems/idempotency-key-reused for another file, or another name of it',
    })
  }
}
