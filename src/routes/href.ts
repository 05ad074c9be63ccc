import type { Lang } from '#domain/lang.ts'
import { type PageId, table } from './table.ts'
import type { Row } from './row.ts'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}/*`
      ? '*'
      : never

/** The values that a page's path needs; none for most. */
export type ParamsOf<Id extends PageId> = Record<ParamNames<(typeof table)[Id]['path']>, string | number>

/** The second argument is asked for only where the path has parameters. */
type ParamsArgument<Id extends PageId> = keyof ParamsOf<Id> extends never ? [] : [params: ParamsOf<Id>]

/**
 * The address of a page in a language: `href('en', 'job', { id: 3 })` is `/en/jobs/detail/3`. A page that exists in one language
 * only has one address. What stands for `*` may have slashes.
 */
export function href<Id extends PageId>(lang: Lang, id: Id, ...[params]: ParamsArgument<Id>): string {
  const { path, only }: Row = table[id]
  return inLanguage(only ?? lang, fillPath(path, params ?? {}))
}

/** A path of the table with its parameters filled in. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    .replace('*', () => encodeURI(String(params['*'])))
}

/** Whether a path of the table stands for several addresses. */
export function hasParams(path: string): boolean {
  return /[:*]/.test(path)
}

/** A path of the table under a language's root. */
export function inLanguage(lang: Lang, path: string): string {
  if (lang === 'ja') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The language of an address, which is the URL's alone (product-decisions §2). */
export function langOf(pathname: string): Lang {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'ja'
}

/** The path of the table, or of one of its pages, that an address stands for. */
export function pathWithoutLanguage(pathname: string): string {
  return langOf(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname
}
