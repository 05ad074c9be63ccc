import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '../../context/language.ts'
import type { Failure } from '../../page/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** The replacement of a page that could not be loaded. It tries again on request, and automatically when the network is back. */
export function LoadFailure({ failure }: { failure: Failure }) {
  const t = useTexts('mypage').failed
  const common = useTexts('common')
  const { isLoading, retry } = useRetry()
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <div role="alert">
      <PageHeader title={t.title} lead={failure === 'unknownStatus' ? t.unknownStatus : t.text} tight />
      <Button onClick={retry} busy={isLoading}>
        {common.retry}
      </Button>
    </div>
  )
}

/** Loads the page again. A call while it is being loaded waits for the end, as the router would start the load over. */
function useRetry(): { isLoading: boolean; retry: () => void } {
  const { revalidate, state } = useRevalidator()
  const isLoading = state !== 'idle'
  const isDue = useRef(false)
  const retry = useCallback(() => {
    if (isLoading) isDue.current = true
    else void revalidate()
  }, [isLoading, revalidate])
  useEffect(() => {
    if (isLoading || !isDue.current) return
    isDue.current = false
    void revalidate()
  }, [isLoading, revalidate])
  return { isLoading, retry }
}
