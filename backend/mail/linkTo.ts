import type { Lang } from '#domain/lang.ts'
import type { Env } from '../ports/env.ts'

/** Returns the address of a page in a language. */
export function linkTo({ config }: Env, lang: Lang, path: string): string {
  return new URL(lang === 'en' ? `/en${path}` : path, config.origin).href
}
