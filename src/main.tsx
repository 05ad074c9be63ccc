import { hydrate } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type RouteObject, createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { PREFETCH_DELAY } from '#domain/limits.ts'
import { loadTexts } from '#i18n/load.ts'
import { configureApi } from './api/http.ts'
import { App } from './app/App.tsx'
import { setConfig } from './context/config.ts'
import { idle } from './lib/idle.ts'
import { layOutInParts, layOutWhole } from './lib/layOut.ts'
import { removeLeftFiles } from './lib/leftFiles.ts'
import { now, setClock } from './lib/clock.ts'
import { loadAhead, reloadOnFailedChunk } from './lib/reloadOnFailedChunk.ts'
import { readPageData } from './app/pageData.ts'
import { createQueryClient } from './app/queryClient.ts'
import { createRoutes } from './app/router/createRoutes.tsx'
import { createSiteContext } from './app/router/siteContext.ts'
import { keepFromLink } from './lib/fromLink.ts'
import { pause } from './lib/pause.ts'
import { rehearsePress } from './lib/rehearsePress.ts'
import { langOf } from './routes/href.ts'

async function start(): Promise<void> {
  reloadOnFailedChunk()
  const mockClock = __MOCKS__ ? await startMocks() : null
  await parsed()

  keepFromLink(location.search)
  const pageData = readPageData()
  setConfig(pageData?.config ?? null)
  if (pageData) configureApi({ baseUrl: pageData.config.apiUrl })

  const queryClient = createQueryClient()
  if (pageData) hydrate(queryClient, pageData.queries)
  const routes = createRoutes()
  await pause()
  await Promise.all([loadTexts(langOf(location.pathname), ['common']), resolveFirstRoutes(routes)])
  await pause()
  const { promise: takenOver, resolve: onTakenOver } = Promise.withResolvers<void>()
  if (!pageData) onTakenOver()
  const site = createSiteContext({ queryClient, now, isServer: false, takenOver })
  const router = createBrowserRouter(routes, {
    getContext: () => site,
    hydrationData: pageData ? { loaderData: pageData.loaderData, errors: pageData.errors } : undefined,
  })

  await pause()
  const treeAt = (time: Date) => (
    <StrictMode>
      <App queryClient={queryClient} now={time}>
        <Started onStart={onTakenOver}>
          <RouterProvider router={router} />
        </Started>
      </App>
    </StrictMode>
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element #root')
  // Hydrates in small steps, so that the browser can handle input and paint in between.
  if (pageData) startTransition(() => void hydrateRoot(root, treeAt(new Date(pageData.now))))
  else {
    layOutWhole()
    const client = createRoot(root)
    const render = () => client.render(treeAt(now()))
    render()
    mockClock?.subscribe(render)
  }
  // The development server builds files on request, and is busy with the open page.
  if (import.meta.env.PROD) prefetchLater()
}

/** Resolves when the document is complete. The program may run before, while the browser lays out its first parts. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** Starts mock mode, with the mock in the page or with the server of `HASHI_API_URL`. Returns its clock, which the page follows. */
async function startMocks() {
  const { startMockMode } = await import('#mocks/start.ts')
  const clock = await startMockMode(__MOCK_API__)
  if (__MOCK_API__) configureApi({ baseUrl: __MOCK_API__ })
  setClock(clock.now)
  return clock
}

/** Starts prefetching once the first page has had the network to itself for a while. If it fails, pages load when they are opened. */
function prefetchLater(): void {
  const begin = async () => {
    const { startPrefetch } = await import('./app/navigation/prefetch.ts')
    startPrefetch()
    // Most pages are opened on phones, whose menu must not wait for the network.
    await import('./layouts/BurgerLinks.tsx')
    await removeLeftFiles()
  }
  const later = () => setTimeout(() => void loadAhead(begin).catch(() => {}), PREFETCH_DELAY)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

/** Work that follows the start while the browser is idle, in pieces. */
async function prepareForUse(): Promise<void> {
  await layOutInParts()
  await idle()
  rehearsePress(document.querySelector('main') ?? document.body)
}

/** Reports that the first render is in the document, and marks `<html>` for tests and tools. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.started = ''
    onStart()
    void prepareForUse()
  }, [onStart])
  return children
}

/** Loads the lazy routes of the first address before the router starts, so that the first render is the whole page. */
async function resolveFirstRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

start().catch((error: unknown) => console.error('Error while mounting app:', error))
