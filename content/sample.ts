/** The sample in a store that keeps its data: it is added once, and recorded, so that it can be removed completely. */

import * as z from 'zod/mini'
import type { Store } from '#backend/ports/store.ts'
import { type SeedOptions, prepareSeed, sampleIds } from './seed.ts'

/** The ids of the rows of the sample, while it is in the store. */
const RECORD = 'sample'
/** Set when the sample is added for the first time, and never removed. */
const WAS_ADDED = 'sampleAdded'

const record = z.object({
  jobs: z.array(z.number()),
  stories: z.array(z.number()),
  articles: z.array(z.string()),
  tags: z.array(z.string()),
  advisors: z.array(z.string()),
  people: z.array(z.number()),
})

export type SampleRecord = z.infer<typeof record>

/** Returns the record of the sample; null if it is not in the store. */
export async function findSample({ settings }: Store): Promise<SampleRecord | null> {
  const text = await settings.find(RECORD)
  return text === null ? null : record.parse(JSON.parse(text))
}

/** Adds the sample, unless it was added before, even if it has been removed since. */
export async function addSampleOnce(store: Store, options: SeedOptions): Promise<void> {
  if ((await store.settings.find(WAS_ADDED)) === null) await addSample(store, options)
}

/** Adds the sample, unless it is in the store. Throws if the store has another row with an id of the sample. */
export async function addSample(store: Store, options: SeedOptions): Promise<void> {
  if (await findSample(store)) return
  const fill = await prepareSeed(options)
  try {
    await store.transaction(async (inner) => {
      await refuseOthers(inner)
      await fill(inner)
      await inner.settings.keepFirst(RECORD, JSON.stringify(sampleIds(options)))
      await inner.settings.keepFirst(WAS_ADDED, options.now.toISOString())
    })
  } catch (error) {
    // If two processes add it concurrently, the second fails and finds the sample of the first.
    if (!(await findSample(store))) throw error
  }
}

/** Forgets the ids of the sample, once its rows are removed. */
export const forgetSample = ({ settings }: Store): Promise<void> => settings.remove(RECORD)

/** People of the sample are added only if they are missing, so a person with such an id would get their belongings. */
async function refuseOthers({ applicants }: Store): Promise<void> {
  for (const id of sampleIds({}).people)
    if (await applicants.find(id)) throw new Error(`The sample cannot be added: there is an applicant ${id}`)
}
