import { freePort, startProgram } from '../../scripts/programs.ts'

export type Prism = { url: string; stop(): Promise<void> }

/** Starts Prism on the bundled contract and waits until it answers. Throws with what it wrote when it does not. */
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
      'openapi/generated/openapi.json',
    ],
    {},
  )
  return { url: `http://127.0.0.1:${port}`, stop }
}
