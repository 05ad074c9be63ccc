/** Languages of articles. */

import { at, listAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'

/** Matches a text in Japanese. */
export const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。「」（）・]/u

/** An article is written in the language that it names, and so are the names of its category. */
export async function articleLanguages(kit: Kit): Promise<void> {
  for (const id of ['listArticles', 'listRecommendedArticles']) {
    const operation = kit.contract.operations.find((each) => each.id === id)
    if (!operation || !kit.settings.isSelected(operation)) continue
    const exchange = await kit.call(id)
    for (const article of listAt(exchange.json, 'articles')) {
      const isJapanese = at(article, 'language') === 'ja'
      const texts = [at(article, 'title'), at(article, 'excerpt'), at(article, 'category', 'name')].map(
        String,
      )
      const wrong = texts.find((text) => japanese.test(text) !== isJapanese)
      kit.expect('localised-text', exchange, wrong === undefined, {
        expected: `the article ${textAt(article, 'slug')} in its language, ${textAt(article, 'language')}`,
        seen: shown(wrong ?? ''),
      })
    }
  }
}
