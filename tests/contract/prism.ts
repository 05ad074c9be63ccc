import { prismDocument } from '../../scripts/prismDocument.ts'
import { freePort, startProgram } from '../../scripts/programs.ts'

export type Prism = { url: string; stop(): Promise<void> }

/** Starts Prism on the contract and waits until it responds. Throws with its output if it fails. */
export async function startPrism(): Promise<Prism> {
  const port = String(await freePort())
  const { stop } = await startProgram(
    [
      'node_modules/@stoplight/prism-cli/dist/index.js',
      'mock',
      '--host',
      '127.0.0.1',
      '--port',
      port,
      prismDocument(),
    ],
    {},
  )
  return { url: `http://127.0.0.1:${port}/api/v1`, stop }
}
