/** Facts about all queries. The first part of a generated key is the operation; the language is another part. */

import type { Query } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { type SecuredOperation, securedOperations } from './generated/secured.ts'

type Marked = Pick<Query, 'queryKey' | 'meta'>

/**
 * The `meta` of a query that a page can do without: if it fails, the page leaves its content out. If any other query fails, the
 * server responds with 503.
 */
export const extra = { isExtra: true }

/** The `meta` of a query that is not generated and has a response for the person who is logged in. */
export const personal = { isPersonal: true }

const secured: ReadonlySet<unknown> = new Set(securedOperations)

/** Returns whether the response of a query belongs to the person who is logged in: its operation needs a session. */
export const isPersonal = ({ queryKey, meta }: Marked): boolean =>
  secured.has(queryKey[0]) || meta?.isPersonal === true

/** Returns a function that checks whether a query calls one of the operations. */
export function isOneOf(operations: readonly SecuredOperation[]) {
  const wanted: ReadonlySet<unknown> = new Set(operations)
  return ({ queryKey }: Pick<Query, 'queryKey'>): boolean => wanted.has(queryKey[0])
}

/** Returns a `placeholderData` with the response of the previous query, unless it is in another language. */
export const keepIn =
  (lang: Lang) =>
  <Data>(before: Data | undefined, query?: Pick<Query, 'queryKey'>): Data | undefined =>
    query?.queryKey.includes(lang) ? before : undefined
