import { useLocation } from 'react-router'

/** Returns a function for a link's `aria-current`: `page` for this page, `true` for the section that it is in. */
export function useCurrent() {
  const { pathname } = useLocation()
  return (to: string) => {
    if (pathname === to) return 'page'
    return pathname.startsWith(`${to}/`) ? 'true' : undefined
  }
}
