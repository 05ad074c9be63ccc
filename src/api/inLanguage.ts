import type { Lang } from '#domain/lang.ts'

/** Returns options of a generated query that request the language and make it part of the key (product-decisions §2). */
export function inLanguage(lang: Lang, queryKey: readonly unknown[]) {
  return { query: { queryKey: [lang, ...queryKey] }, request: { headers: { 'Accept-Language': lang } } }
}
