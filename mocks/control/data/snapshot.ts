import { fromBase64 } from '#domain/base64.ts'
import type { Mail, Seed, Snapshot } from '../generated/client.ts'
import { refuse } from '../refusal.ts'
import { rowsOf } from './tables.ts'
import type { World } from './world.ts'

/** Returns all data of the mock. */
export async function readSnapshot({ store }: World, seed: Seed, mails: Mail[]): Promise<Snapshot> {
  const { format, rows, files } = await store.snapshot()
  return {
    format,
    seed,
    rows: Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, rowsOf(all)])),
    files,
    mails,
  }
}

/** Refuses a snapshot of another format, or with unknown tables or broken rows. */
export async function checkSnapshot({ store }: World, { format, rows, files }: Snapshot): Promise<void> {
  const current = await store.snapshot()
  if (format !== current.format) refuse('format', `must be ${current.format}, the format of this mock`)
  for (const [name, all] of Object.entries(rows)) {
    if (!Object.hasOwn(current.rows, name)) refuse(`rows.${name}`, 'is no table of a snapshot')
    const wrong = all.findIndex((row) => !store.isRow(name, row))
    if (wrong >= 0) refuse(`rows.${name}.${wrong}`, 'has no key')
  }
  const broken = files.findIndex(({ content }) => fromBase64(content) === null)
  if (broken >= 0) refuse(`files.${broken}.content`, 'must be base64')
}

/** Replaces rows and files. Missing tables become empty. */
export async function writeSnapshot({ store }: World, snapshot: Snapshot): Promise<void> {
  await store.restore(snapshot)
}
