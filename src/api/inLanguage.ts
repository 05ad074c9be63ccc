import type { Lang } from '#domain/lang.ts'

/** Options of a generated query: the language is asked for, and is part of the key (product-decisions §2). */
export function inLanguage(lang: Lang, queryKey: readonly unknown[]) {
  return { query: { queryKey: [lang, ...queryKey] }, request: { headers: { 'Accept-Language': lang } } }
}
