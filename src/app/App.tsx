import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { NowContext } from '../context/now.ts'
import { ignoreStrayClicks } from '../lib/doubleClicks.ts'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import '#src/ui/print.css'

type AppProps = { queryClient: QueryClient; now: Date; children: ReactNode }

/** The providers around the router, the same on the server and in the browser. */
export function App({ queryClient, now, children }: AppProps) {
  useEffect(() => {
    const listening = new AbortController()
    ignoreStrayClicks(listening.signal)
    return () => listening.abort()
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <NowContext value={now}>{children}</NowContext>
    </QueryClientProvider>
  )
}
