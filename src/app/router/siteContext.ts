import type { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider, createContext } from 'react-router'
import type { OpenPage } from '../../page/definePage.tsx'

/** Shared by the loaders of the routes. */
export type Site = {
  queryClient: QueryClient
  now: () => Date
  isServer: boolean
  /**
   * Resolves when React has hydrated the page that the server has sent, which may then change; undefined where there is no such
   * page.
   */
  takenOver?: Promise<void>
  /** Receives the page once it is loaded; the server writes its metadata. */
  onOpen?: (page: OpenPage) => void
}

export const siteContext = createContext<Site>()

export function createSiteContext(site: Site): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(siteContext, site)
  return provider
}
