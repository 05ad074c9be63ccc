/** Types of the dictionaries, derived from the English list: a namespace is registered there and in the Japanese list only. */
import type { loaders } from './en/index.ts'

export type Namespace = keyof typeof loaders

export type Texts = { [Name in Namespace]: Awaited<ReturnType<(typeof loaders)[Name]>> }

export type Loaders = { [Name in Namespace]: () => Promise<Texts[Name]> }
