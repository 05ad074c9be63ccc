import { useLocation } from 'react-router'
import { useRouter } from './useRouter.ts'

/**
 * Returns a function that returns whether the router is already at the next page while this one is still shown: it renders a page in a
 * transition, after its promise has resolved. A second click in between would repeat the effect of the first.
 */
export function useIsLeft(): () => boolean {
  const shown = useLocation().key
  const router = useRouter()
  return () => router !== undefined && router.state.location.key !== shown
}
