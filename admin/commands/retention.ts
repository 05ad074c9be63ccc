import type { Command } from 'commander'
import { confirm } from '../confirm.ts'
import { runRetention } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems } from '../output.ts'

/** Adds the command of the retention. */
export function addCommands(retention: Command): void {
  retention
    .command('run')
    .description('Remove what is kept no longer, as the server does each day')
    .option('--dry-run', 'count what would be removed, and remove nothing')
    .action(async ({ dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      if (!dryRun) await confirm('Rows that are kept no longer will be removed for good.', { yes })
      printItems(json, await runRetention({ dryRun }), {
        Rule: ({ rule }) => rule,
        Before: ({ before }) => before,
        Rows: ({ rows }) => rows,
      })
    })
}
