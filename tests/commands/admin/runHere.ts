import { vi } from 'vitest'
import { run } from '../../../admin/run.ts'

/**
 * Runs a command in the process of the test: a program for each of a hundred commands would take a minute. `HASHI_DATA` is the folder of the
 * server.
 */
export async function runHere(
  folder: string,
  words: string[],
): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const addTo = (texts: string[]) => (text: unknown) => {
    texts.push(String(text))
    return true
  }
  vi.stubEnv('HASHI_DATA', folder)
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(addTo(out)),
    vi.spyOn(process.stderr, 'write').mockImplementation(addTo(err)),
    vi.spyOn(console, 'log').mockImplementation(addTo(out)),
    vi.spyOn(console, 'error').mockImplementation(addTo(err)),
  ]
  try {
    return { code: await run(words), out: out.join(''), err: err.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
