import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#i18n/load.ts'
import { mockConfig } from '#mocks/config.ts'
import { App } from '#src/app/App.tsx'
import { createQueryClient } from '#src/app/queryClient.ts'
import { createRoutes } from '#src/app/router/createRoutes.tsx'
import { createSiteContext } from '#src/app/router/siteContext.ts'
import { setConfig } from '#src/context/config.ts'
import { langOf } from '#src/routes/href.ts'

/** Renders an address of the site like `main.tsx`, but without the browser's history. `now` is the time for the page. */
export async function openPage(path: string, now = new Date()) {
  setConfig({ ...mockConfig, origin: location.origin })
  await loadTexts(langOf(path), ['common'])
  const queryClient = createQueryClient()
  const hash = () => (router.state.navigation.location ?? router.state.location).hash
  const site = createSiteContext({ queryClient, now: () => now, isServer: false, hash })
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path], getContext: () => site })
  const screen = await render(
    <App queryClient={queryClient} now={now}>
      <RouterProvider router={router} />
    </App>,
  )
  return { screen, router }
}
