import type { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider, createContext } from 'react-router'
import type { OpenPage } from '../../page/definePage.tsx'

/** Shared by the loaders of the routes. */
export type Site = {
  queryClient: QueryClient
  now: () => Date
  isServer: boolean
  /** Returns the hash of the address that is being opened: requests of loaders have none. Undefined on the server. */
  hash?: () => string
  /**
   * Resolves when React has hydrated the server-rendered page, which may change from then on; undefined without such a page.
   */
  takenOver?: Promise<void>
  /** Called with each loaded page; the server writes its metadata. */
  onOpen?: (page: OpenPage) => void
}

export const siteContext = createContext<Site>()

export function createSiteContext(site: Site): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(siteContext, site)
  return provider
}
