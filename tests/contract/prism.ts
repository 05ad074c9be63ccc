import { freePort, startProgram } from '../../scripts/programs.ts'

export type Prism = { url: string; stop: () => Promise<void> }

/**
 * Starts `npm run prism` on a free port and waits until it responds: a static mock, or with `--proxy` a judge of the traffic to a server.
 * Returns the URL of the API. Throws with its output if it fails.
 */
export async function startPrism(...flags: string[]): Promise<Prism> {
  const port = String(await freePort())
  const { stop } = await startProgram(['scripts/prism.ts', '--port', port, ...flags], {})
  return { url: `http://localhost:${port}/api/v1`, stop }
}
