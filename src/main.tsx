import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadTexts } from '#i18n/load.ts'
import { configureApi } from './api/http.ts'
import { App } from './app/App.tsx'
import { readPageData } from './app/pageData.ts'
import { createQueryClient } from './app/queryClient.ts'
import { createRoutes, resolveFirstRoutes } from './app/router/createRoutes.tsx'
import { createSiteContext } from './app/router/siteContext.ts'
import { layOutWhole, Started } from './app/Started.tsx'
import { planWorkAfterLoad } from './app/workAfterLoad.ts'
import { setConfig } from './context/config.ts'
import { keepFromLink } from './lib/fromLink.ts'
import { reloadOnFailedChunk, setAddressBeingOpened } from './lib/reloadOnFailedChunk.ts'
import { now, setClock, pause } from './lib/time.ts'
import { langOf } from './routes/href.ts'
import { legacyTarget } from './routes/legacy.ts'

/** Starts the program in small steps, so that the browser can handle input and paint in between. */
async function start(): Promise<void> {
  reloadOnFailedChunk()
  leaveLegacyAddress()
  const mocks = __MOCKS__ ? await startMocks() : null
  await documentParsed()

  keepFromLink(location.search)
  const pageData = readPageData()
  if (pageData) setConfig(pageData.config)
  else if (mocks) setConfig({ ...mocks.config, origin: location.origin })
  if (pageData) configureApi({ baseUrl: pageData.config.apiUrl })

  const queryClient = createQueryClient()
  if (pageData) hydrate(queryClient, pageData.queries)
  const routes = createRoutes()
  await pause()
  await Promise.all([loadTexts(langOf(location.pathname), ['common']), resolveFirstRoutes(routes, pageData)])
  await pause()
  const { promise: takenOver, resolve: onTakenOver } = Promise.withResolvers<void>()
  if (!pageData) onTakenOver()
  const hash = () => (router.state.navigation.location ?? router.state.location).hash
  const site = createSiteContext({ queryClient, now, isServer: false, takenOver, hash })
  const router = createBrowserRouter(routes, {
    getContext: () => site,
    hydrationData: pageData ? { loaderData: pageData.loaderData, errors: pageData.errors } : undefined,
  })
  setAddressBeingOpened(() => {
    const { location: opening } = router.state.navigation
    return opening && createPath(opening)
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
  if (pageData) startTransition(() => void hydrateRoot(root, treeAt(new Date(pageData.now))))
  else {
    layOutWhole()
    const client = createRoot(root)
    const render = () => client.render(treeAt(now()))
    render()
    mocks?.clock.subscribe(render)
  }
  // The development server builds files on request, and is busy with the open page.
  if (import.meta.env.PROD) planWorkAfterLoad()
}

/** Replaces an address of an earlier site, which a host without redirects has served. “Back” must not lead to it. */
function leaveLegacyAddress(): void {
  const target = legacyTarget(location)
  if (target) history.replaceState(null, '', target + location.hash)
}

/** Resolves when the document is complete. The program may run before, while the browser lays out its first parts. */
async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** Starts mock mode, with the mock in the page or with the server of `HASHI_API_URL`. Returns its clock, which the page follows, and its configuration. */
async function startMocks() {
  const { mockConfig, startMockMode } = await import('#mocks/start.ts')
  const clock = await startMockMode(__MOCK_API__)
  if (__MOCK_API__) configureApi({ baseUrl: __MOCK_API__ })
  setClock(clock.now)
  return { clock, config: mockConfig }
}

start().catch((error: unknown) => console.error('Error while mounting app:', error))
