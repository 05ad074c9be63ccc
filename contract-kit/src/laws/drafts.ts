/** Drafts of articles, which only the editors may read. */

import { at, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'

/** The draft of the contract's example, if the target has it, is not stored anywhere. */
export async function expectDraft(kit: Kit): Promise<void> {
  const { parameters, responses } = kit.contract.operation('getArticle')
  const examples = responses.flatMap(({ media }) => media.flatMap((each) => each.examples))
  const slug = examples.map(({ value }) => value).find((value) => at(value, 'isDraft') === true)
  const draftKey = parameters.find(({ name }) => name === 'draftKey')?.example
  const exchange = await kit.call('getArticle', {
    path: { slug: textAt(slug, 'slug') },
    query: { draftKey: shown(draftKey) },
  })
  if (at(exchange.json, 'isDraft') !== true) return
  const stored = exchange.headers.get('Cache-Control') ?? 'none'
  kit.expect('header-value', exchange, stored === 'no-store', {
    expected: 'Cache-Control: no-store for a draft',
    seen: stored,
  })
}
