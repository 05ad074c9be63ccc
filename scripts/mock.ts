/** `npm run mock`: serves the mock API and its control API over HTTP, for other applications. `--help` lists the options. */

import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { failureText } from '#server/start/failure.ts'
import { bundleFile, writeBundleMeanwhile } from './mock/bundle.ts'
import type * as Program from './mock/main.ts'

enableCompileCache('.cache/node')

async function start(): Promise<void> {
  const file = bundleFile()
  const isBundled = existsSync(file)
  const { main }: typeof Program = await import(
    isBundled ? pathToFileURL(resolve(file)).href : './mock/main.ts'
  )
  await main()
  if (!isBundled) writeBundleMeanwhile()
}

start().catch((error: unknown) => {
  console.error(failureText(error, process.argv))
  process.exit(1)
})
