import { type RouteObject, matchRoutes } from 'react-router'

/** Loads the lazy routes of the first address before the router starts, so that the first render is the whole page. */
export async function resolveFirstRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
