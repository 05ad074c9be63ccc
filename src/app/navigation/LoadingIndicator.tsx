import { useEffect, useReducer } from 'react'
import { useNavigation } from 'react-router'
import { AfterStart } from '../../context/AfterStart.tsx'
import { useTexts } from '../../context/language.ts'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { delayOf, hidden, isVisible, next } from './indicator.ts'
import { usePendingLink } from './usePendingLink.ts'

/** Loaded after the start, before anybody can have opened another page. */
const LoadingBar = lazyExtra(async () => (await import('../../ui/LoadingBar.tsx')).LoadingBar)

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

  return (
    <AfterStart>
      <LoadingBar value={indicator.progress} visible={isVisible(indicator)} label={t.loading} />
    </AfterStart>
  )
}
