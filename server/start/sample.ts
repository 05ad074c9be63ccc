import type { Env } from '#backend/ports/env.ts'
import { addBlogMenu } from '#content/blogMenu.ts'
import { addSampleOnce, findSample } from '#content/sample.ts'
import type { ServerConfig } from '../config.ts'

type Wanted = Pick<ServerConfig, 'origin' | 'sample' | 'seed'>

/**
 * Adds the sample if it is wanted, and the menu of the blog. Returns whether the store has the sample. Throws if it has and the origin is
 * https.
 */
export async function prepareContent(env: Env, { origin, sample, seed }: Wanted): Promise<boolean> {
  const { store, clock, passwords } = env
  if (sample) await addSampleOnce(store, { ...seed, now: clock(), passwords })
  const hasSample = (await findSample(store)) !== null
  if (hasSample && origin.startsWith('https:')) throw new Error(SAMPLE_IS_PUBLIC)
  await addBlogMenu(store)
  return hasSample
}

const SAMPLE_IS_PUBLIC = `The store has the sample: fictional jobs, and accounts with a public password. HASHI_ORIGIN is https, so it would be mixed with real people.
Remove it, with everything that its people did:  npm run admin -- sample remove`
