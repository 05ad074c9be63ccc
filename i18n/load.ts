/** Loads the dictionaries of pages by language and namespace, so that a page loads only the texts it shows. */

import type { Lang } from '#domain/lang.ts'
import type { Loaders, Namespace, Texts } from './texts.ts'

/** The lists of dictionaries by language. They are separate chunks, so that a page loads only those that it needs. */
const lists: Record<Lang, () => Promise<{ loaders: Partial<Loaders> }>> = {
  ja: () => import('./ja/index.ts'),
  en: () => import('./en/index.ts'),
}

/** The loaded dictionaries. Texts never change, so all requests of a server share them. */
const loaded: Record<Lang, Partial<Texts>> = { ja: {}, en: {} }

/** Loads the missing dictionaries of a page in one language. */
export async function loadTexts(lang: Lang, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((name) => !loaded[lang][name])
  if (missing.length === 0) return
  const { loaders } = await lists[lang]()
  await Promise.all(missing.map((name) => loadOne(lang, loaders, name)))
}

async function loadOne<Name extends Namespace>(
  lang: Lang,
  loaders: Partial<Loaders>,
  name: Name,
): Promise<void> {
  const load = loaders[name]
  if (!load) throw new Error(`There are no texts "${name}" in "${lang}"`)
  loaded[lang][name] = await load()
}

/** Adds dictionaries from a page's code, such as those of its other language. */
export function addTexts(lang: Lang, texts: Partial<Texts>): void {
  Object.assign(loaded[lang], texts)
}

/** Loads every dictionary of a language, as a server does at its start. */
export async function loadAllTexts(lang: Lang): Promise<void> {
  const { loaders } = await lists[lang]()
  await loadTexts(lang, Object.keys(loaders) as Namespace[])
}

/** Returns a dictionary listed in the row of the page. Throws if it is not loaded. */
export function textsOf<Name extends Namespace>(lang: Lang, name: Name): Texts[Name] {
  const found = loaded[lang][name]
  if (!found)
    throw new Error(`The texts "${name}" are not loaded in "${lang}": add them to the row of the page`)
  return found
}
