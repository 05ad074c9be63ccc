import { spawnSync } from 'node:child_process'

/** Runs a program of `node_modules/.bin`. Throws an error with its output if it fails. */
export function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}
