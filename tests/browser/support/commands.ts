/** Commands that tests in the browser call; they run in Node. */

import type { BrowserCommandContext } from 'vitest/node'
import { startMockServer } from '#mocks/http.ts'
import { startPrism } from '../../contract/prism.ts'

type Context = Pick<BrowserCommandContext, 'testPath'>

/** End the programs that the other commands have started, by the file of tests: other files run at the same time. */
const stops = new Map<string | undefined, (() => unknown)[]>()

const stopLater = ({ testPath }: Context, ...added: (() => unknown)[]) =>
  void stops.set(testPath, [...(stops.get(testPath) ?? []), ...added])

/** Starts Prism on the examples of the contract. Returns the URL of its API. */
export async function startStaticMock(context: Context): Promise<string> {
  const { url, stop } = await startPrism()
  stopLater(context, stop)
  return url
}

/** Starts the HTTP mock behind Prism's proxy with `--errors`. Returns the URL of the proxy's API. */
export async function startJudgedMock(context: Context): Promise<string> {
  const { url: target, server } = await startMockServer(0)
  const { url, stop } = await startPrism('--proxy', target, '--errors')
  stopLater(context, stop, () => server.close())
  return url
}

/** Starts the HTTP mock. Returns its origin. */
export async function startHttpMock(context: Context): Promise<string> {
  const { url, server } = await startMockServer(0)
  stopLater(context, () => server.close())
  return url
}

/** Ends all programs of a file. A run with open programs would not end. */
export async function stopPrograms({ testPath }: Context): Promise<void> {
  for (const stop of stops.get(testPath) ?? []) await stop()
  stops.delete(testPath)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    startStaticMock: () => Promise<string>
    startJudgedMock: () => Promise<string>
    startHttpMock: () => Promise<string>
    stopPrograms: () => Promise<void>
  }
}
