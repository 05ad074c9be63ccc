/** `Accept-Language`: the language that it asks for, and values that ask for none. */

import type { Operation } from '../contract/operations.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from '../run/kit.ts'

const negotiations: [string | null, Lang][] = [
  [null, 'ja'],
  ['*', 'ja'],
  ['fr', 'ja'],
  ['en', 'en'],
  ['ja', 'ja'],
  ['en-GB', 'en'],
  ['fr, en;q=0.5', 'en'],
  ['ja;q=0.2, en;q=0.9', 'en'],
  ['en;q=0.2, ja;q=0.9', 'ja'],
  ['en;q=0', 'ja'],
]

/** Malformed values, and one that is too long, which may be read or not. */
const unreadable = ['en;q=x', ';', `en, ${'fr;q=0.1, '.repeat(30)}ja;q=0.5`]

/** Every operation is called with every header. A write lacks the header that it needs, and has no effect. */
export async function negotiate(kit: Kit): Promise<void> {
  for (const operation of kit.operations)
    if (operation.method === 'GET' || kit.settings.allowWrites) {
      await negotiateOne(kit, operation)
      await expectEither(kit, operation)
    }
}

async function negotiateOne(kit: Kit, operation: Operation): Promise<void> {
  for (const [value, lang] of negotiations) {
    const exchange = await kit.call(operation.id, {
      lang,
      ...(value !== null && { headers: { 'Accept-Language': value } }),
      without: ['X-Requested-With', ...(value === null ? ['Accept-Language'] : [])],
    })
    const language = exchange.headers.get('Content-Language')
    kit.expect('language-negotiation', exchange, language === lang, {
      expected: `Content-Language: ${lang} for ${value === null ? 'no Accept-Language' : `Accept-Language: ${value}`}`,
      seen: language ?? 'none',
    })
  }
}

async function expectEither(kit: Kit, { id }: Operation): Promise<void> {
  const without = ['X-Requested-With']
  const usual = await kit.call(id, { without })
  for (const value of unreadable) {
    const exchange = await kit.call(id, { without, headers: { 'Accept-Language': value } })
    const language = exchange.headers.get('Content-Language') ?? 'none'
    const isFine = exchange.status === usual.status && ['ja', 'en'].includes(language)
    kit.expect('language-negotiation', exchange, isFine, {
      expected: `${usual.status} in Japanese or English for Accept-Language: ${value.slice(0, 40)}`,
      seen: `${exchange.status} in ${language}`,
    })
  }
}
