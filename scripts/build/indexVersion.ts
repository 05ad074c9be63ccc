import { createHash } from 'node:crypto'
import { type Plugin, build } from 'vite'

/** All code that makes the index of the jobs, and writes and reads its file. */
const ENTRIES = ['backend/jobs/refresh.ts', 'backend/jobs/snapshot.ts']

/**
 * Defines `__INDEX_VERSION__`, which differs between two builds only if the code of the job index does. So an update of other parts keeps
 * the stored index, which takes half a minute to build for 100,000 jobs.
 */
export function indexVersion(): Plugin {
  return {
    name: 'index-version',
    apply: 'build',
    async config() {
      return { define: { __INDEX_VERSION__: JSON.stringify(await hashOfIndexCode()) } }
    },
  }
}

/** Bundles the code of the index, without the code that it does not use, and returns its hash. A test changes the code by a plugin. */
export async function hashOfIndexCode(plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    plugins,
    logLevel: 'silent',
    build: { ssr: true, write: false, rolldownOptions: { input: ENTRIES } },
  })
  const hash = createHash('sha256')
  for (const output of [built].flat()) {
    if (!('output' in output)) continue
    const chunks = output.output.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
    for (const chunk of chunks) if (chunk.type === 'chunk') hash.update(chunk.code)
  }
  return hash.digest('hex')
}
