import { articles as en } from './en/index.ts'
import { articles as ja } from './ja/index.ts'
import type { ArticleSeed } from './types.ts'

/** The articles of the blog in both languages, in no order. Fictional authors. */
export const articles: ArticleSeed[] = [...en, ...ja]
