import { FROM_LINK_LENGTH } from './limits.ts'

/** The maximum of the integer columns that store ids. */
const LARGEST_ID = 2_147_483_647

/** Parses the id in a route parameter. Returns null unless it has canonical digits: '01', '1x' and '１' are no ids. */
export function parseId(text: string): number | null {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return null
  const id = Number(text)
  return isId(id) ? id : null
}

/** Returns whether an unknown value is an integer in the range of ids. */
export function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LARGEST_ID
}

/** Returns whether an unknown value is a valid `from` value, the source of a visit (product-decisions §8). */
export function isFromLink(value: unknown): value is string {
  return typeof value === 'string' && value.length <= FROM_LINK_LENGTH && isSearchKey(value)
}

/** Returns whether a search value consists of keys: lowercase letters, digits, underscores and commas (spec §3). */
export function isSearchKey(text: string): boolean {
  return /^[a-z0-9_,]+$/.test(text)
}
