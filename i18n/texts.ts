/**
 * Types of the dictionaries, derived from the English lists and from that of the pages in Japanese only. A namespace is registered only in
 * these lists and in the Japanese ones.
 */
import type { loaders } from './en/index.ts'
import type { others } from './en/others.ts'
import type { japaneseOnly } from './ja/japaneseOnly.ts'

type AllLoaders = typeof loaders & typeof others & typeof japaneseOnly

export type Namespace = keyof AllLoaders

export type Texts = { [Name in Namespace]: Awaited<ReturnType<AllLoaders[Name]>> }

export type Loaders = { [Name in Namespace]: () => Promise<Texts[Name]> }

export type FirstLoaders = Pick<Loaders, keyof typeof loaders>

export type OtherLoaders = Pick<Loaders, keyof typeof others | keyof typeof japaneseOnly>
