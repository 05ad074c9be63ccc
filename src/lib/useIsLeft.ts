import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * Returns a function that returns whether the router is already at the next page while this one is still shown: it renders a page in a
 * transition, after its promise has resolved. A second click in between would repeat the effect of the first.
 */
export function useIsLeft(): () => boolean {
  const shown = useLocation().key
  // The hooks of the router return only the state of the shown page.
  const router = useContext(DataRouterContext)?.router
  return () => router !== undefined && router.state.location.key !== shown
}
