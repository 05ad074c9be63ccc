import { FROM_LINK_LENGTH } from './limits.ts'

/** The largest value of the integer columns in which ids are stored. */
const LARGEST_ID = 2_147_483_647

/** The id that a route parameter names, or null unless it is written in canonical digits: '01', '1x' and '１' are no ids. */
export function parseId(text: string): number | null {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return null
  const id = Number(text)
  return isId(id) ? id : null
}

/** Whether a value of unknown origin can be an id: a whole number from 1 to the largest. */
export function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LARGEST_ID
}

/** Whether a value of unknown origin can tell what led to the site: a key that is not too long (product-decisions §8). */
export function isFromLink(value: unknown): value is string {
  return typeof value === 'string' && value.length <= FROM_LINK_LENGTH && isSearchKey(value)
}

/** Whether a search value has the form of keys: lowercase alphanumerics, underscores and commas (spec §3). */
export function isSearchKey(text: string): boolean {
  return /^[a-z0-9_,]+$/.test(text)
}
