import { createInterface } from 'node:readline/promises'
import { WrongUsage } from './failures.ts'

/**
 * Asks before a step that cannot be undone, unless `--yes` was given. Throws `WrongUsage` without a terminal, and ends the command if the
 * answer is not yes.
 */
export async function confirm(sentence: string, { yes = false }: { yes?: boolean }): Promise<void> {
  if (yes) return
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new WrongUsage(`${sentence} Add --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${sentence} Continue? [y/N] `)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was changed.')
}
