import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createWorkerTasks } from './tasks.ts'

/** A worker that answers with its number and the input, ends for `end`, never answers again after `stuck`, and reports it for `report`. */
const WORKER = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', ({ id, input }) => {
    if (input === 'end') process.exit()
    if (input === 'report') parentPort.postMessage({ ended: 'it is lost' })
    while (input === 'stuck' || input === 'report');
    parentPort.postMessage({ id, output: { threadId, input } })
  })`

type Answer = { threadId: number; input: string }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-worker-'))
  await writeFile(join(folder, 'worker.mjs'), WORKER)
})
afterEach(() => rm(folder, { recursive: true }))

const start = (patience?: number) =>
  createWorkerTasks<string, Answer>(join(folder, 'worker.mjs'), undefined, patience)

/** The time of a stuck thread until it is ended, in ms; longer than that of a start on a slow machine. */
const PATIENCE = 5_000

test.each([
  ['has ended', 'end', undefined],
  ['is stuck', 'stuck', PATIENCE],
  ['reports that it is stuck', 'report', undefined],
])('after a thread %s, its tasks are refused and another one takes the next', async (_, input, patience) => {
  const tasks = start(patience)
  const first = await tasks.run('a')
  const refused = await Promise.allSettled([tasks.run(input), tasks.run('b')])
  for (const each of refused)
    expect(each).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) })
  const answers = await Promise.all([tasks.run('c'), tasks.run('d')])
  expect(answers.map((answer) => answer.input)).toEqual(['c', 'd'])
  expect(answers[0]?.threadId).not.toBe(first.threadId)
  expect(tasks.waiting()).toBe(0)
  await tasks.end()
})
