import type { ArticleSeed } from '../types.ts'

export const articles: ArticleSeed[] = []
