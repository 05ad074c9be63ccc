/** Measures work without a clock: how often V8 has entered the functions and blocks of this thread's scripts. */
import { type Profiler, Session } from 'node:inspector/promises'

export type Meter = {
  /** Returns the number of entries since the last call. Native functions such as `JSON.parse` do not count. */
  read: () => Promise<number>
  close: () => void
}

export async function createMeter(): Promise<Meter> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    read: async () => sumOf((await session.post('Profiler.takePreciseCoverage')).result),
    close: () => session.disconnect(),
  }
}

function sumOf(scripts: Profiler.ScriptCoverage[]): number {
  let sum = 0
  for (const { functions } of scripts) {
    for (const { ranges } of functions) for (const { count } of ranges) sum += count
  }
  return sum
}
