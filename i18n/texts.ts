/** Types of the dictionaries, derived from the English list. A namespace is registered only in the English and Japanese lists. */
import type { loaders } from './en/index.ts'

export type Namespace = keyof typeof loaders

export type Texts = { [Name in Namespace]: Awaited<ReturnType<(typeof loaders)[Name]>> }

export type Loaders = { [Name in Namespace]: () => Promise<Texts[Name]> }
