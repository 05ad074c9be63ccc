/** Prepares a start without a current build: checks the configuration first, so that mistakes are reported at once, then builds. */

import { readConfig } from '#server/config.ts'
import { problemOfFolder } from '#server/start/dataFolder.ts'
import { failureText } from '#server/start/failure.ts'

async function prepare(folder: string | undefined): Promise<void> {
  readConfig(process.env, problemOfFolder)
  console.log('\n  Building the site, which takes about a minute. The next start uses the build again.')
  const { buildSite } = await import('../build.ts')
  await buildSite(folder)
  console.log(`  Built in ${Math.round(performance.now() / 1000)} s.`)
}

prepare(process.argv[2]).catch((error: unknown) => {
  console.error(failureText(error))
  process.exitCode = 1
})
