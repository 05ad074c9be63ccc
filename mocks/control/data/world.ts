/** The backend of the mock with its data. Seeding the sample content again replaces it as a whole. */

import { type App, createApp } from '#backend/app.ts'
import type { Env } from '#backend/ports/env.ts'
import type { Mailer } from '#backend/ports/mailer.ts'
import { createMockEnv } from '../../env.ts'
import type { MemoryStore } from '../../store/index.ts'
import type { ControlClock } from '../clock.ts'
import type { Seed } from '../generated/client.ts'
import type { Slots } from './slots.ts'

export type World = { env: Env; app: App; store: MemoryStore }

type Surroundings = { clock: ControlClock; mailer: Mailer; origin: string; slots: Slots | null }

/**
 * Creates the backend. `isFresh` deletes the content of the slots. The sample content is relative to `seed.at`, otherwise to the real time,
 * so that jobs close when the clock is shifted.
 */
export async function createWorld(
  { jobs, at }: Seed,
  { clock, mailer, origin, slots }: Surroundings,
  isFresh: boolean,
): Promise<World> {
  if (isFresh) for (const slot of [slots?.rows, slots?.files]) slot?.save('')
  const { store, ...rest } = await createMockEnv({
    jobs,
    origin,
    clock: clock.now,
    seededAt: new Date(at ?? clock.real()),
    persistence: slots?.rows,
    filePersistence: slots?.files,
  })
  const env = { ...rest, store, mailer }
  return { env, app: createApp(env), store }
}
