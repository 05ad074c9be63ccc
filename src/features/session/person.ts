/** The person who is logged in: login, logout, and their data in this browser. */

import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { type Auth, getGetAuthQueryOptions, storeAuth } from '#src/api/account.ts'
import { ApiError } from '#src/api/apiError.ts'
import { presence } from '#src/context/presence.ts'
import { hasSessionCookie } from '#src/lib/sessionCookie.ts'
import { claimTyped, ownerOfTyped } from '#src/lib/typed.ts'
import { dropResponses, dropDrafts } from './forgetPerson.ts'
import { tellTabs } from './tabs.ts'

/** Returns the person who is logged in, or null. Asks the server only if the session's cookie is there. */
export async function findAuth(queryClient: QueryClient, lang: Lang): Promise<Auth | null> {
  if (!hasSessionCookie()) return null
  const query = getGetAuthQueryOptions(lang)
  try {
    return await queryClient.fetchQuery(query)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    // Without a network the person continues with the loaded data.
    const known = queryClient.getQueryData(query.queryKey)
    if (known) return known
    throw error
  }
}

/** Shows a person's pages in this tab. Values that another person has typed in this tab are removed first. */
export function enter({ id }: Auth): void {
  if (![null, id].includes(ownerOfTyped())) dropDrafts()
  claimTyped(id)
  presence.set(true)
}

/** Shows the pages of a person who has just logged in. Tabs of another person get a message. */
export function enterAs(queryClient: QueryClient, auth: Auth): void {
  dropResponses(queryClient)
  enter(auth)
  storeAuth(queryClient, auth)
  tellTabs({ kind: 'login', id: auth.id })
}
