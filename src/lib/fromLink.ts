import { isFromLink } from '#domain/ids.ts'
import { stored } from './stored.ts'

const kept = stored<string>('sessionStorage', 'from', (value) => (isFromLink(value) ? value : undefined), '')

/** Stores the `from` value of the address that led to the site, for this tab. */
export function keepFromLink(search: string): void {
  const from = new URLSearchParams(search).get('from')
  if (isFromLink(from)) kept.set(from)
}

/** Returns the stored `from` value, or ''. */
export const fromLink = (): string => kept.get()
