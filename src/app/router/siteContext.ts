import type { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider, createContext } from 'react-router'

/** What the loaders of the routes share. */
export type Site = {
  queryClient: QueryClient
  now: () => Date
  isServer: boolean
  /** Resolves when the page that the server has sent is taken over, and may change; without such a page there is nothing to wait for. */
  takenOver?: Promise<void>
}

export const siteContext = createContext<Site>()

export function createSiteContext(site: Site): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(siteContext, site)
  return provider
}
