import { loaders } from './en/index.ts'
import type { Namespace } from './texts.ts'

/** Returns the modules of a language that list these dictionaries: public pages with which few visits begin need a second one. */
export const listsOf = (names: readonly Namespace[]): string[] =>
  names.every((name) => name in loaders) ? ['index'] : ['index', 'others']
