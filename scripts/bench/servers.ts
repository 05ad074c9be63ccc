import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProgram } from '../programs.ts'

type SiteOptions = {
  /** The program to run; builds the site if need be. */
  program?: string
  /** The number of jobs. Defaults to the sample content. */
  jobs?: number
  /** Further variables of its configuration. */
  environment?: Record<string, string>
}

/** Runs the production site on new data and stops it after use. */
export async function withSite<Result>(
  { program = 'scripts/start.ts', jobs, environment = {} }: SiteOptions,
  use: (origin: string, pid: number, data: string) => Promise<Result>,
): Promise<Result> {
  return withData((data) => {
    const all = { ...environment, HASHI_DATA: data, HASHI_SEED: seedOf(jobs) }
    return withServer(program, all, (origin, pid) => use(origin, pid, data))
  })
}

/** Returns the `HASHI_SEED` of this number of jobs, or of the sample content. */
export const seedOf = (jobs: number | undefined): string => (jobs === undefined ? '' : `jobs=${jobs}`)

/** Calls back with a new data folder and removes it after use. */
export async function withData<Result>(use: (data: string) => Promise<Result>): Promise<Result> {
  const data = await mkdtemp(join(tmpdir(), 'hashi-bench-'))
  try {
    return await use(data)
  } finally {
    await rm(data, { recursive: true })
  }
}

/** Runs a program that serves on `PORT` and stops it after use. */
export async function withServer<Result>(
  program: string,
  environment: Record<string, string>,
  use: (origin: string, pid: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const server = await startProgram([program], { ...environment, PORT: String(port) })
  try {
    return await use(`http://localhost:${port}`, server.pid)
  } finally {
    await server.stop()
  }
}
