/**
 * Measures work without a clock: how often V8 has entered the functions and blocks of this thread's scripts. Tests import this file before
 * the code that they measure, because V8 counts the blocks of a function only if it has compiled it after the start.
 */

import { type Profiler, Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

// The counts depend on time otherwise: V8 stops counting a function when it is inlined by the optimiser.
setFlagsFromString('--no-opt')
setFlagsFromString('--no-maglev')

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/** Returns the number of entries since the last call. Native functions such as `JSON.parse` do not count. */
export async function readWork(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return sumOf(result.flatMap(({ functions }) => functions).map(entriesOf))
}

/** V8 omits a block with the same count as the one around it, so each function counts as its busiest block. */
const entriesOf = ({ ranges }: Profiler.FunctionCoverage) => Math.max(...ranges.map(({ count }) => count))

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
