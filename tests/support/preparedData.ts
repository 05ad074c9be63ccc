/**
 * The data of servers that tests start. The first start of a server, which adds the sample, takes 4.3 s of processor time, and 1.3 s more
 * after it; a start on a copy of its folder takes 1.8 s.
 */

import { cpSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildFolder } from '../../scripts/build/folder.ts'
import { freePort, startProgram } from '../../scripts/programs.ts'
import { addEmptyDatabase } from './emptyDatabase.ts'
import { madeOnce } from './madeOnce.ts'

/**
 * Flags of Node for servers and commands that end soon: V8 compiles WebAssembly once, and fast. By default it compiles PGlite again for a
 * speed that such a program is too short for: 0.4 to 0.9 s of processor time for each.
 */
export const shortLived: readonly string[] = ['--liftoff-only']

const FOLDER = '.cache/sample'

/** Gives a data folder the database that a server with these variables begins with: that of an earlier start, or an empty one. */
export async function addData(dataFolder: string, environment: Record<string, string>): Promise<void> {
  const { DATABASE_URL, HASHI_SAMPLE = 'on', HASHI_SEED, HASHI_COMPANY } = environment
  const isSample = HASHI_SAMPLE === 'on' && [DATABASE_URL, HASHI_SEED, HASHI_COMPANY].every((value) => !value)
  if (!isSample) return addEmptyDatabase(dataFolder)
  cpSync(await sampleData(), dataFolder, { recursive: true })
}

/** The folder is of a build and of an hour: the dates of the sample are relative to its day in Japan, which begins with an hour. */
async function sampleData(): Promise<string> {
  const build = basename(buildFolder())
  const hour = Math.floor(Date.now() / 3_600_000)
  return madeOnce(join(FOLDER, `${hour}-${build}`), async (unfinished) => {
    // Another test may still copy the folder of the previous hour.
    for (const name of readdirSync(FOLDER))
      if (parseInt(name, 10) < hour - 1) rmSync(join(FOLDER, name), { recursive: true, force: true })
    await addEmptyDatabase(unfinished)
    const server = await startProgram([...shortLived, 'scripts/start.ts'], {
      PORT: String(await freePort()),
      HASHI_SAMPLE: 'on',
      HASHI_DATA: unfinished,
    })
    // The server ends its work in the background before it stops.
    await server.stop()
  })
}
