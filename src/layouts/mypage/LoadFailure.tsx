import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '../../context/language.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Stands in for a page that could not be loaded. It tries again when asked, and by itself when the network is back. */
export function LoadFailure() {
  const t = useTexts('mypage').failed
  const { revalidate, state } = useRevalidator()
  const retry = () => void revalidate()
  useEffect(() => {
    const online = () => void revalidate()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [revalidate])
  return (
    <div role="alert">
      <PageHeader title={t.title} lead={t.text} tight />
      <Button onClick={retry} busy={state !== 'idle'}>
        {t.retry}
      </Button>
    </div>
  )
}
