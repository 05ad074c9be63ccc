import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NowContext } from './now.ts'
import { mantineProps } from './theme.ts'

type AppProps = { queryClient: QueryClient; now: Date; children: ReactNode }

/** The providers around the router, the same on the server and in the browser. */
export function App({ queryClient, now, children }: AppProps) {
  return (
    <MantineProvider {...mantineProps}>
      <QueryClientProvider client={queryClient}>
        <NowContext value={now}>{children}</NowContext>
      </QueryClientProvider>
    </MantineProvider>
  )
}
