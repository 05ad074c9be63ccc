import { performance } from 'node:perf_hooks'
import { writeBundle } from '../mock/writeBundle.ts'
import { freePort, startProgram } from '../programs.ts'
import { type Figure, median, round } from './figures.ts'

/** The time from the start of a program to its first answer, in comparison. */
const programs = {
  mock: { parameters: ['scripts/mock.ts'], path: '/api/v1/case' },
  prism: { parameters: ['scripts/prism.ts'], path: '/api/v1/case' },
}
type Program = keyof typeof programs

/** The share of Prism's time that the mock may take. */
const GOAL = 0.5
/** The pause between two tries to reach a program, in ms. */
const PAUSE = 10

/** Compares the starts of the mock and of Prism, in turns. The mock has its bundle, as after an install. */
export async function measureStarts(runs: number): Promise<Figure[]> {
  await writeBundle()
  const times: Record<Program, number[]> = { mock: [], prism: [] }
  for (let run = 0; run < runs; run++)
    for (const program of ['mock', 'prism'] as const) times[program].push(await timeOf(program))
  const [mock, prism] = [median(times.mock), median(times.prism)]
  const figure = { area: 'starts' as const, subject: 'npm run mock' }
  return [
    { ...figure, measure: 'first answer', value: round(mock, 0) },
    { ...figure, measure: "Prism's", value: round(prism, 0) },
    { ...figure, measure: "times Prism's", value: round(mock / prism, 2), atMost: GOAL },
  ]
}

/** Returns the time to the first answer in ms. */
async function timeOf(program: Program): Promise<number> {
  const { parameters, path } = programs[program]
  const port = await freePort()
  const startedAt = performance.now()
  const starting = startProgram(parameters, { PORT: String(port) })
  await answered(`http://localhost:${port}${path}`)
  const time = performance.now() - startedAt
  await (await starting).stop()
  return time
}

async function answered(url: string): Promise<void> {
  for (;;) {
    try {
      await (await fetch(url)).text()
      return
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, PAUSE))
    }
  }
}
