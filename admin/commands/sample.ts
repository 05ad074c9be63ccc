import type { Command } from 'commander'
import { confirm } from '../confirm.ts'
import { addSample, removeSample } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printThing } from '../output.ts'

/** Adds the commands of the sample. */
export function addCommands(sample: Command): void {
  sample
    .command('add')
    .description('Add fictional jobs, stories, articles and people')
    .action(async (_options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await addSample())
    })

  sample
    .command('remove')
    .description('Remove the sample and everything its people did')
    .action(async (_options, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      await confirm('The sample and everything its people did will be removed.', { yes })
      printThing(json, await removeSample())
    })
}
