/** Commands that tests in the browser call; they run in Node. */

import { startMockServer } from '#mocks/http.ts'
import { startPrism } from '../../contract/prism.ts'

/** End the programs that the other commands have started. */
const stops: (() => unknown)[] = []

/** Starts Prism on the examples of the contract. Returns the URL of its API. */
export async function startStaticMock(): Promise<string> {
  const { url, stop } = await startPrism()
  stops.push(stop)
  return url
}

/** Starts the HTTP mock behind Prism's proxy with `--errors`. Returns the URL of the proxy's API. */
export async function startJudgedMock(): Promise<string> {
  const { url: target, server } = await startMockServer(0)
  const { url, stop } = await startPrism('--proxy', target, '--errors')
  stops.push(stop, () => server.close())
  return url
}

/** Starts the HTTP mock. Returns its origin. */
export async function startHttpMock(): Promise<string> {
  const { url, server } = await startMockServer(0)
  stops.push(() => server.close())
  return url
}

/** Ends all programs. A run with open programs would not end. */
export async function stopPrograms(): Promise<void> {
  for (const stop of stops.splice(0)) await stop()
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    startStaticMock: typeof startStaticMock
    startJudgedMock: typeof startJudgedMock
    startHttpMock: typeof startHttpMock
    stopPrograms: typeof stopPrograms
  }
}
