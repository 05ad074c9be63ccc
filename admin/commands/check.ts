import type { Command } from 'commander'
import { checkServer } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems } from '../output.ts'

/** Adds the check of the configuration. */
export function addCommands(check: Command): void {
  check
    .option('--strict', 'end with exit code 1 if something is missing')
    .action(async ({ strict }: { strict?: boolean }, command: Command) => {
      const answer = await checkServer()
      printItems(command.optsWithGlobals<Globals>().json, answer, {
        '': ({ ok }) => (ok ? 'ok' : '!!'),
        Name: ({ name }) => name,
        State: ({ text }) => text,
      })
      const missing = answer.items.filter(({ ok }) => !ok).map(({ name }) => name)
      if (strict && missing.length > 0) throw new Error(`Not configured: ${missing.join(', ')}`)
    })
}
