/** `--watch`: a change of a file runs the kit again, and only the difference is printed. */

import { mkdtempDisposableSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { main } from '../../contract-kit/src/cli/command.ts'
import type { Transport } from '../../contract-kit/src/http/client.ts'
import { header } from './breaking.ts'
import { capturePrinted } from './printed.ts'
import { createTarget } from './target.ts'

const printed = capturePrinted()
const folder = mkdtempSync(join(tmpdir(), 'hashi-watched-'))
afterAll(() => rmSync(folder, { recursive: true }))
const args = ['--target', 'http://localhost', '--rate', '100000', '--only', 'listStories', '--watch', folder]
const countOf = (text: string) => printed().split(text).length - 1

/** Changes a file of the watched backend until the kit has printed a text this often. */
async function change(text: string, times = 1): Promise<void> {
  await expect.poll(() => countOf('Watching for changes')).toBeGreaterThan(0)
  writeFileSync(join(folder, 'server.rb'), String(times))
  await expect.poll(() => countOf(text)).toBeGreaterThanOrEqual(times)
}

test('a change prints new findings, the next one those that are fixed, and Ctrl+C ends the watch', async () => {
  const { transport: whole } = await createTarget()
  const broken = header('listStories', 'Vary', 'Origin')(whole)
  let answer = whole
  const transport: Transport = (request) => answer(request)
  const stop = new AbortController()
  const ended = main(args, transport, stop.signal)
  await expect.poll(() => countOf('Watching for changes')).toBe(1)
  answer = broken
  await change('✗ new  vary-language')
  await expect.poll(() => countOf('Watching for changes')).toBe(2)
  answer = whole
  await change('✓ fixed  vary-language  listStories', 2)
  await expect.poll(() => countOf('Watching for changes')).toBe(3)
  stop.abort('SIGINT')
  expect(await ended).toBe(0)
})

test('Ctrl+C ends the wait for a target that accepts calls and answers none', async () => {
  const { transport: whole } = await createTarget()
  const asked = Promise.withResolvers<void>()
  const silent: Transport = ({ signal }) => {
    asked.resolve()
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  }
  let answer = whole
  const stop = new AbortController()
  const ended = main(args, (request) => answer(request), stop.signal)
  await expect.poll(() => countOf('Watching for changes')).toBe(1)
  answer = silent
  writeFileSync(join(folder, 'server.rb'), 'frozen')
  await asked.promise
  stop.abort('SIGINT')
  expect(await ended).toBe(0)
})

test('nothing is compared with the model, which resets the target before each life', async () => {
  const { transport } = await createTarget()
  using hooks = mkdtempDisposableSync(join(tmpdir(), 'hashi-adapter-'))
  const [resets, adapter] = [join(hooks.path, 'resets.txt'), join(hooks.path, 'adapter.mjs')]
  writeFileSync(
    adapter,
    `import { appendFileSync } from 'node:fs'
    export const adapter = { reset: () => appendFileSync(${JSON.stringify(resets)}, "x") }`,
  )
  const resetsSoFar = () => readFileSync(resets, 'utf8').length
  const whole = ['--target', 'http://localhost', '--rate', '100000', '--only', 'createInquiry']
  whole.push('--allow-writes', '--adapter', adapter)
  const stop = new AbortController()
  const ended = main([...whole, '--watch', folder], transport, stop.signal)
  await expect.poll(() => countOf('Watching for changes')).toBe(1)
  const watching = resetsSoFar()
  stop.abort('SIGINT')
  await ended
  await main(whole, transport)
  expect(resetsSoFar() - watching).toBeGreaterThan(watching)
})

test('a path that does not exist is a wrong usage', async () => {
  const { transport } = await createTarget()
  expect(await main([...args, '--watch', join(folder, 'none')], transport)).toBe(2)
  expect(printed()).toContain('finds no file or folder')
})
