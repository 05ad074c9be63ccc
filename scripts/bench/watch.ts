import { execFileSync, spawn } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '#openapi/generated/operations.ts'
import { writeBundle } from '../mock/writeBundle.ts'
import { freePort, startProgram } from '../programs.ts'
import { type Figure, median, round } from './figures.ts'

/** Seconds from a change of a file to the printed difference, for one operation. */
const GOAL = 3
/** The command prints this when it waits for the next change. */
const READY = 'Watching for changes'

/** Measures `--watch` of the built kit on the mock, with everything that an adapter allows, for each operation alone. */
export async function measureWatch(runs: number): Promise<Figure[]> {
  execFileSync(process.execPath, ['contract-kit/build.mjs'])
  await writeBundle()
  const port = await freePort()
  const mock = await startProgram(['scripts/mock.ts'], { PORT: String(port) })
  const figures: Figure[] = []
  for (const id of Object.keys(operations)) {
    const value = median(await timesOf(id, `http://localhost:${port}`, runs))
    figures.push({
      area: 'watch',
      subject: id,
      measure: 'seconds after a change',
      value: round(value, 1),
      atMost: GOAL,
    })
  }
  await mock.stop()
  return figures
}

/** Changes a file below a watched folder several times. Returns the seconds until each difference. */
async function timesOf(operation: string, origin: string, runs: number): Promise<number[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'hashi-watch-'))
  const parameters = ['contract-kit/dist/hashi-contract.js', '--target', origin, '--only', operation]
  const writing = ['--allow-writes', '--adapter', 'contract-kit/adapters/mock.mjs', '--watch', folder.path]
  const kit = spawn(process.execPath, [...parameters, ...writing], {
    env: { ...process.env, HASHI_MOCK_URL: origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = kit.stdout.setEncoding('utf8')[Symbol.asyncIterator]()
  const ready = async (): Promise<void> => {
    for (let text = ''; !text.includes(READY);) {
      const { value, done = false } = await lines.next()
      if (done) throw new Error(`The kit has ended before its run of ${operation}`)
      text += String(value)
    }
  }
  await ready()
  const times: number[] = []
  while (times.length < runs) {
    const began = performance.now()
    writeFileSync(join(folder.path, 'server.txt'), String(times.length))
    await ready()
    times.push((performance.now() - began) / 1000)
  }
  kit.kill('SIGINT')
  return times
}
