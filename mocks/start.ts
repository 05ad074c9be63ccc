/**
 * Mock mode of the site: the mock runs in the page, or is the server at another address, `npm run mock`. The state of the address and the
 * developer panel work with both.
 */

import { startMocks } from './browser.ts'
import { STATE_PARAMETER, decodeState } from './control/codec.ts'
import { getStatus, setState } from './control/generated/client.ts'
import { configureControl } from './control/send.ts'
import { type PageClock, pageClock } from './pageClock.ts'

export { mockConfig } from './config.ts'

/**
 * Resolves with the clock for the page when calls of the API are answered. `apiUrl` is the API of a server; null starts the mock in the
 * page.
 */
export async function startMockMode(apiUrl: string | null): Promise<PageClock> {
  if (apiUrl === null) await startMocks()
  else configureControl({ origin: new URL(apiUrl, location.href).origin })
  if (apiUrl !== null && !(await hasControl())) return pageClock
  const wrongState = await applyState()
  pageClock.follow((await getStatus()).clock)
  // The panel is no part of the site, which does not wait for it.
  import('./panel/start.tsx').then(
    ({ startPanel }) => startPanel(wrongState),
    (error: unknown) => console.error('The panel of mock mode could not be loaded:', error),
  )
  return pageClock
}

/** Returns whether the server is the mock; another backend has no control API. */
async function hasControl(): Promise<boolean> {
  try {
    await getStatus()
    return true
  } catch {
    return false
  }
}

/**
 * Sets the state of the address before the first call, and removes it from the address: later changes survive a reload. Returns why the
 * state could not be set, or null.
 */
async function applyState(): Promise<string | null> {
  const url = new URL(location.href)
  const text = url.searchParams.get(STATE_PARAMETER)
  if (text === null) return null
  url.searchParams.delete(STATE_PARAMETER)
  history.replaceState(history.state, '', url)
  try {
    await setState(decodeState(text))
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `The state "${text}" of the address could not be set: ${reason}`
    console.error(message)
    return message
  }
}
