/**
 * Types of the dictionaries, derived from the English list and from that of the pages in Japanese only. A namespace is registered only in
 * the lists of the languages.
 */

import type { loaders } from './en/index.ts'
import type { japaneseOnly } from './ja/japaneseOnly.ts'

type AllLoaders = typeof loaders & typeof japaneseOnly

export type Namespace = keyof AllLoaders

export type Texts = { [Name in Namespace]: Awaited<ReturnType<AllLoaders[Name]>> }

export type Loaders = { [Name in Namespace]: () => Promise<Texts[Name]> }
