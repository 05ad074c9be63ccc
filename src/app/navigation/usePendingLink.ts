import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Marks the clicked link as busy until its page has loaded (product-decisions §11). */
export function usePendingLink(): void {
  const clicked = useRef<HTMLAnchorElement | null>(null)
  const target = useNavigation().location

  useEffect(() => {
    const remember = ({ target: element }: MouseEvent) => {
      clicked.current = element instanceof Element ? element.closest('a') : null
    }
    document.addEventListener('click', remember, { capture: true })
    return () => document.removeEventListener('click', remember, { capture: true })
  }, [])

  useEffect(() => {
    const link = clicked.current
    if (!link || link.pathname !== target?.pathname || link.search !== target.search) return undefined
    link.setAttribute('aria-busy', 'true')
    return () => link.removeAttribute('aria-busy')
  }, [target])
}
