import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

export type Prism = { url: string; stop(): void }

/** Starts Prism on the bundled contract and waits until it answers. Throws with what it wrote when it does not. */
export async function startPrism(): Promise<Prism> {
  const port = await freePort()
  const child = spawn(
    'node_modules/.bin/prism',
    ['mock', '--host', '127.0.0.1', '--port', String(port), 'openapi/generated/openapi.json'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const written: string[] = []
  for await (const line of createInterface(child.stdout)) {
    written.push(line)
    if (line.includes('Prism is listening')) {
      // Its log of each call would fill the pipe otherwise.
      child.stdout.resume()
      return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
    }
  }
  throw new Error(`Prism did not start:\n${written.join('\n')}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
