import { useLocation } from 'react-router'

/** Tells a link's `aria-current`: whether it leads to this page, or to the section that this page is in. */
export function useCurrent() {
  const { pathname } = useLocation()
  return (to: string) => {
    if (pathname === to) return 'page'
    return pathname.startsWith(`${to}/`) ? 'true' : undefined
  }
}
