import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, lazy, useEffect, useRef } from 'react'
import { useStore } from '#src/lib/store.ts'
import { mantineProps } from '#src/ui/mantine/theme.ts'
import { reportFailure } from './failure.ts'
import { MockButton } from './MockButton.tsx'
import { Notices } from './Notices.tsx'
import { PANEL_ID } from './panelRoot.ts'
import { panelView, showPanel } from './panelView.ts'
import { panelTheme } from './theme.ts'
import './mantine.css'

const Panel = lazy(async () => ({ default: (await import('./Panel.tsx')).Panel }))

/** The panel's own cache; it never shares the site's. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false } },
  mutationCache: new MutationCache({
    onError: reportFailure,
    onSettled: () => void queryClient.invalidateQueries(),
  }),
})

/** The button, notices, and the panel. The code of the panel is loaded when it is opened. `wrongState` is explained by `Notices`. */
export function MockTools({ wrongState = null }: { wrongState?: string | null }) {
  const { isOpen } = useStore(panelView)
  const button = useRef<HTMLButtonElement>(null)
  useShortcut()

  function close() {
    showPanel({ isOpen: false })
    button.current?.focus()
  }

  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        {...mantineProps}
        theme={panelTheme}
        withCssVariables
        cssVariablesSelector={`#${PANEL_ID}`}
        getRootElement={() => document.getElementById(PANEL_ID) ?? undefined}
      >
        <MockButton ref={button} isOpen={isOpen} onPress={() => showPanel({ isOpen: !isOpen })} />
        <Notices wrongState={wrongState} />
        {isOpen && (
          <Suspense>
            <Panel onClose={close} />
          </Suspense>
        )}
      </MantineProvider>
    </QueryClientProvider>
  )
}

/** Opens and closes the panel with Alt+Shift+M, which no browser uses. The code of the key is the same in every keyboard layout. */
function useShortcut(): void {
  useEffect(() => {
    const stopped = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return
      event.preventDefault()
      showPanel({ isOpen: !panelView.get().isOpen })
    }
    window.addEventListener('keydown', onKey, { signal: stopped.signal })
    return () => stopped.abort()
  }, [])
}
