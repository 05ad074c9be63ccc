import type { Lang } from '#domain/lang.ts'
import { fillPath, inLanguage } from './href.ts'
import { pageIds, table } from './table.ts'

/** Returns the address of a page of the specification, or undefined while the page is not built. */
export function laterHref(lang: Lang, path: string, id: number | null = null): string | undefined {
  const isBuilt = pageIds.some((row) => table[row].path === path)
  return isBuilt ? inLanguage(lang, fillPath(path, id === null ? {} : { id })) : undefined
}
