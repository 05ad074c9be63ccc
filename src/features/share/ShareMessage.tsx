import { Suspense } from 'react'
import { useHydrated } from '#src/context/useHydrated.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'

const Toast = lazyExtra(async () => (await import('#src/ui/Toast.tsx')).Toast)

/** The message of `useShare`. Its place loads after the start, before anybody can have shared the page. */
export function ShareMessage({ message }: { message: string | undefined }) {
  const isHydrated = useHydrated()
  return (
    isHydrated && (
      <Suspense>
        <Toast message={message} />
      </Suspense>
    )
  )
}
