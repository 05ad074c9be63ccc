import { useEffect, useReducer } from 'react'
import { useNavigation } from 'react-router'
import { LoadingBar } from '../../ui/LoadingBar.tsx'
import { useTexts } from '../../context/language.ts'
import { delayOf, hidden, isVisible, next } from './indicator.ts'
import { usePendingLink } from './usePendingLink.ts'

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
