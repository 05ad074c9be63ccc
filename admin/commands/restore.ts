import { resolve } from 'node:path'
import type { Command } from 'commander'
import { confirm } from '../confirm.ts'
import { restoreBackup } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printThing } from '../output.ts'
import { requireFile } from '../textFile.ts'

/** Adds the command that replaces all data by those of a backup. */
export function addCommands(restore: Command): void {
  restore
    .argument('<file>', 'path of the backup')
    .action(async (file: string, _options, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      await requireFile(file)
      await confirm('All current data will be replaced with the backup.', { yes })
      printThing(json, await restoreBackup({ file: resolve(file) }))
    })
}
