import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { latePart } from '#src/context/latePart.tsx'
import { useStore } from '#src/lib/store.ts'
import { lastSaved } from './lastSaved.ts'

const SavedToast = latePart({
  texts: ['favorites'],
  load: async () => (await import('./SavedToast.tsx')).SavedToast,
})

/** The message after a job was saved; it loads with the first one. Another page has no message about a job of the page before. */
export function LateSavedToast() {
  const { pathname } = useLocation()
  return <OfPage key={pathname} />
}

function OfPage() {
  const saved = useStore(lastSaved)
  // Its region stays for the messages that follow.
  const [isLoaded, setLoaded] = useState(false)
  if (saved && !isLoaded) setLoaded(true)
  useEffect(() => () => lastSaved.set(undefined), [])
  if (!isLoaded) return null
  return (
    <Suspense fallback={null}>
      <SavedToast />
    </Suspense>
  )
}
