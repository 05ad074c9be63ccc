import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueueFull, createFairQueue } from './fairQueue.ts'

// Only the tests let the time of a round pass. On a busy computer it would end early.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Tasks that last until `end` is called, and a list of started ones. */
function tasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      ends.set(name, () => resolve(name))
    })
  return { started, task, end: (name: string) => ends.get(name)?.() }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await turn()
}

test('requests of one address beyond the concurrency limit wait', async () => {
  const { started, task, end } = tasks()
  const queue = createFairQueue({ atOnce: 2, waiting: 10 })
  const all = ['a1', 'a2', 'a3'].map((name) => queue.run('a', task(name)))
  await turns(10)
  expect(started).toEqual(['a1', 'a2'])
  end('a1')
  await expect(all[0]).resolves.toBe('a1')
  await turns(10)
  expect(started).toEqual(['a1', 'a2', 'a3'])
})

test('another address does not wait for the many requests of the first', async () => {
  const { started, task } = tasks()
  const queue = createFairQueue({ atOnce: 2, waiting: 100 })
  for (let at = 1; at <= 50; at++) void queue.run('a', task(`a${at}`))
  void queue.run('b', task('b1'))
  await turns(10)
  expect(started.toSorted()).toEqual(['a1', 'a2', 'b1'])
})

test('the first request of an address starts at once, and the others take turns, one for each turn of the event loop', async () => {
  const started: string[] = []
  const queue = createFairQueue({ atOnce: 1, waiting: 100 })
  const quick = (name: string) => () => Promise.resolve(started.push(name))
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((name) => queue.run(name.charAt(0), quick(name)))
  await Promise.resolve()
  expect(started).toEqual(['a1', 'b1'])
  while (started.length < all.length) {
    const before = started.length
    await turn()
    expect(started.length - before).toBeLessThanOrEqual(1)
  }
  await Promise.all(all)
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
})

test('while nobody waits, requests start at once for 2 ms in a turn of the event loop', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 100 })
  const started: string[] = []
  const send = async (name: string) => {
    const sent = queue.run(name, async () => void started.push(name))
    await Promise.resolve()
    vi.advanceTimersByTime(1)
    return { sent }
  }
  const all = [await send('a'), await send('b'), await send('c'), await send('d')]
  expect(started).toEqual(['a', 'b'])
  await turn()
  expect(started).toEqual(['a', 'b', 'c'])
  await Promise.all(all.map(({ sent }) => sent))
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

test('a failed task frees its place', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 10 })
  const failing = queue.run('a', () => Promise.reject(new Error('No')))
  const after = queue.run('a', () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('No')
  await expect(after).resolves.toBe('done')
})

test('too many waiting requests of one address are refused, and other addresses are not affected', async () => {
  const { task } = tasks()
  const queue = createFairQueue({ atOnce: 1, waiting: 2 })
  void queue.run('a', task('a1'))
  await turns(3)
  void queue.run('a', task('a2'))
  void queue.run('a', task('a3'))
  await expect(queue.run('a', task('a4'))).rejects.toBeInstanceOf(QueueFull)
  await expect(queue.run('b', () => Promise.resolve('b'))).resolves.toBe('b')
})

test('a task that waits for something outside gives its place to others, and takes another turn', async () => {
  const steps: string[] = []
  const queue = createFairQueue({ atOnce: 1, waiting: 10 })
  const arrivals = new Map<string, () => void>()
  const arrival = (name: string) => new Promise<void>((resolve) => arrivals.set(name, resolve))
  const task = (name: string) =>
    queue.run('a', async ({ waitOutside }) => {
      steps.push(`${name} starts`)
      await waitOutside(() => arrival(name))
      steps.push(`${name} works`)
      await turns(3)
      steps.push(`${name} ends`)
    })
  const all = ['a1', 'a2', 'a3'].map(task)
  await turns(10)
  expect(steps).toEqual(['a1 starts', 'a2 starts', 'a3 starts'])
  for (const name of ['a3', 'a2', 'a1']) arrivals.get(name)?.()
  await Promise.all(all)
  expect(steps.slice(3)).toEqual(['a3 works', 'a3 ends', 'a2 works', 'a2 ends', 'a1 works', 'a1 ends'])
})

test('a task with a failed wait occupies no place', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 10 })
  const failing = queue.run('a', ({ waitOutside }) => waitOutside(() => Promise.reject(new Error('Gone'))))
  await expect(failing).rejects.toThrow('Gone')
  void queue.run('a', () => new Promise<never>(() => {}))
  let isSecondStarted = false
  void queue.run('a', async () => void (isSecondStarted = true))
  await turns(10)
  expect(isSecondStarted).toBe(false)
})

test('work that has to start at once is done, or left while its address has to wait', async () => {
  const { started, task, end } = tasks()
  const queue = createFairQueue({ atOnce: 2, waiting: 10 })
  const [first, second] = [queue.runAtOnce('a', task('a1')), queue.run('a', task('a2'))]
  expect(await queue.runAtOnce('a', task('a3'))).toBeNull()
  expect(started).toEqual(['a1', 'a2'])
  end('a1')
  expect(await first).toBe('a1')
  void queue.runAtOnce('a', task('a4'))
  expect(started).toEqual(['a1', 'a2', 'a4'])
  end('a2')
  await second
})
