import type { Lang } from '#domain/lang.ts'
import type { Row } from './row.ts'
import { type PageId, table } from './table.ts'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}/*`
      ? '*'
      : never

/** The parameters of a page's path; none for most. */
export type ParamsOf<Id extends PageId> = Record<ParamNames<(typeof table)[Id]['path']>, string | number>

/** Requires the second argument only if the path has parameters. */
type ParamsArgument<Id extends PageId> = keyof ParamsOf<Id> extends never ? [] : [params: ParamsOf<Id>]

/**
 * Returns the address of a page in a language: `href('en', 'job', { id: 3 })` is `/en/jobs/detail/3`. A page that exists in one language
 * only has one address. The value of `*` may contain slashes.
 */
export function href<Id extends PageId>(lang: Lang, id: Id, ...[params]: ParamsArgument<Id>): string {
  const { path, only }: Row = table[id]
  return inLanguage(only ?? lang, fillPath(path, params ?? {}))
}

/** Fills in the parameters of a path of the table. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    .replace('*', () => encodeURI(String(params['*'])))
}

/** Returns whether a path of the table has parameters. */
export function hasParams(path: string): boolean {
  return /[:*]/.test(path)
}

/** Returns a path of the table below a language's root. */
export function inLanguage(lang: Lang, path: string): string {
  if (lang === 'ja') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** Returns the language of an address; only the address decides it (product-decisions §2). */
export function langOf(pathname: string): Lang {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'ja'
}

/** Returns an address as a path of the table, without the language's root. */
export function pathWithoutLanguage(pathname: string): string {
  return langOf(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname
}
