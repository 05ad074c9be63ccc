import type { Command } from 'commander'
import { confirm } from '../confirm.ts'
import { runRetention } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems } from '../output.ts'

/** Adds the command of the retention. */
export function addCommands(retention: Command): void {
  retention
    .command('run')
    .description('Delete data at the end of its storage period, as the server does every day')
    .option('--dry-run', 'only count, and delete nothing')
    .action(async ({ dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      if (!dryRun) await confirm('Data at the end of its storage period will be deleted for good.', { yes })
      printItems(json, await runRetention({ dryRun }), {
        Rule: ({ rule }) => rule,
        Before: ({ before }) => before,
        Rows: ({ rows }) => rows,
      })
    })
}
