/** The dictionaries of the pages, loaded by language and namespace, so that a page carries the texts it shows and no others. */
import type { Lang } from '#domain/lang.ts'
import type { Loaders, Namespace, Texts } from './texts.ts'

/** A language's own list of its dictionaries, so that a page does not carry the addresses of those of the other. */
const lists: Record<Lang, () => Promise<{ loaders: Loaders }>> = {
  ja: () => import('./ja/index.ts'),
  en: () => import('./en/index.ts'),
}

/** What has been loaded; texts never change, so all requests of a server share them. */
const loaded: Record<Lang, Partial<Texts>> = { ja: {}, en: {} }

/** Loads the dictionaries of a page in one language; those that are there already cost nothing. */
export async function loadTexts(lang: Lang, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((name) => !loaded[lang][name])
  if (missing.length === 0) return
  const { loaders } = await lists[lang]()
  await Promise.all(missing.map((name) => loadOne(loaded[lang], loaders, name)))
}

async function loadOne<Name extends Namespace>(
  texts: Partial<Texts>,
  loaders: Loaders,
  name: Name,
): Promise<void> {
  texts[name] = await loaders[name]()
}

/** Loads every dictionary of a language, as a server does at its start. */
export async function loadAllTexts(lang: Lang): Promise<void> {
  const { loaders } = await lists[lang]()
  await loadTexts(lang, Object.keys(loaders) as Namespace[])
}

/** A dictionary that the page's row has named; throws for one that it has not. */
export function textsOf<Name extends Namespace>(lang: Lang, name: Name): Texts[Name] {
  const found = loaded[lang][name]
  if (!found)
    throw new Error(`The texts "${name}" are not loaded in "${lang}": add them to the row of the page`)
  return found
}
