import { resolve } from 'node:path'
import type { Command } from 'commander'
import { createBackup } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printThing } from '../output.ts'
import { requireFolderOf } from '../textFile.ts'

/** Adds the command that writes a backup. */
export function addCommands(backup: Command): void {
  backup.argument('<file>', 'path of the backup').action(async (file: string, _options, command: Command) => {
    const { json } = command.optsWithGlobals<Globals>()
    await requireFolderOf(file)
    printThing(json, await createBackup({ file: resolve(file) }))
  })
}
