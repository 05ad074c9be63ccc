import { useEffect, useReducer, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useTexts } from '../../context/language.ts'
import { LoadingBar } from '../../ui/LoadingBar.tsx'
import { delayOf, hidden, isVisible, next } from './indicator.ts'

/** Shows that a page is loading: at once on the clicked link, and after a delay on the line at the top. */
export function LoadingIndicator() {
  const t = useTexts('common')
  const loading = useNavigation().state !== 'idle'
  const [indicator, dispatch] = useReducer(next, hidden)
  usePendingLink()

  useEffect(() => dispatch(loading ? 'start' : 'end'), [loading])
  useEffect(() => {
    const timer = setTimeout(() => dispatch('elapsed'), delayOf(indicator))
    return () => clearTimeout(timer)
  }, [indicator])

  return <LoadingBar value={indicator.progress} visible={isVisible(indicator)} label={t.loading} />
}

/** Marks the clicked link as busy until its page has loaded (product-decisions §11). */
function usePendingLink(): void {
  const clicked = useRef<HTMLAnchorElement | null>(null)
  const target = useNavigation().location

  useEffect(() => {
    const onClick = ({ target: element }: MouseEvent) => {
      clicked.current = element instanceof Element ? element.closest('a') : null
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])

  useEffect(() => {
    const link = clicked.current
    if (!link || link.pathname !== target?.pathname || link.search !== target.search) return undefined
    link.setAttribute('aria-busy', 'true')
    return () => link.removeAttribute('aria-busy')
  }, [target])
}
