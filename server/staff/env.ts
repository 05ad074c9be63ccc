import type { Env } from '#backend/ports/env.ts'
import { reasonOf } from '#backend/requestLog.ts'
import type { Backups, SampleCounts, StaffEnv } from '#backend/staff/operation.ts'
import { removeSample } from '#content/removeSample.ts'
import { addSample, findSample } from '#content/sample.ts'
import { type Configured, checksOf } from './checks.ts'

/** Returns the environment of the staff API: that of the site's API with the checks of this server's configuration. */
export function createStaffEnv(
  env: Env,
  config: Configured,
  parts: { stopping: AbortSignal; backups: Backups },
): StaffEnv {
  return {
    ...env,
    ...parts,
    checks: () => checksOf(config, env.store),
    sample: { add: () => add(env, config), remove: async () => countsOf(await removeSample(env)) },
  }
}

async function add(
  { store, clock, passwords }: Env,
  { origin, seed }: Configured,
): Promise<SampleCounts | null> {
  if (origin.startsWith('https:')) return null
  try {
    await addSample(store, { ...seed, now: clock(), passwords })
  } catch (error) {
    console.error(reasonOf(error))
    return null
  }
  const record = await findSample(store)
  const count = (name: keyof SampleCounts) => record?.[name].length ?? 0
  return {
    jobs: count('jobs'),
    stories: count('stories'),
    articles: count('articles'),
    people: count('people'),
  }
}

const countsOf = (removed: SampleCounts | null): SampleCounts => ({
  jobs: removed?.jobs ?? 0,
  stories: removed?.stories ?? 0,
  articles: removed?.articles ?? 0,
  people: removed?.people ?? 0,
})
