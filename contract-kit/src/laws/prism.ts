/** Every example of the contract, asked from a static mock by `Prefer`. */

import type { Operation } from '../contract/operations.ts'
import { isSame, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'

export const staticExamples: Scenario = {
  name: 'Every example of a static mock',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    for (const operation of kit.operations) await ask(kit, operation)
  },
}

async function ask(kit: Kit, operation: Operation): Promise<void> {
  const body = operation.body?.examples[0]?.value
  for (const { status, media } of operation.responses) {
    for (const { name, value } of media.flatMap(({ examples }) => examples)) {
      const lang = /en$/i.test(name) ? 'en' : 'ja'
      if (!kit.settings.languages.includes(lang)) continue
      const exchange = await kit.call(operation.id, {
        lang,
        headers: {
          Prefer: `code=${status}, example=${name}`,
          ...(operation.isSecured && { Cookie: 'hashi_sid=kit' }),
        },
        ...(body !== undefined && { body }),
      })
      const isExample =
        exchange.status === status && (exchange.json === undefined || isSame(exchange.json, value))
      kit.expect('status-declared', exchange, isExample, { expected: `${status} ${shown(value, 80)}` })
    }
  }
}
