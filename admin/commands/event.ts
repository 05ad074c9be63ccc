import type { Command } from 'commander'
import { type ListEventsParams, listEvents } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems } from '../output.ts'
import { countFromZero } from '../values.ts'

/** Adds the commands of events. */
export function addCommands(event: Command): void {
  event
    .command('list')
    .description('List changes, oldest first')
    .option('--after <id>', 'only events after this one', '0')
    .option('--wait <seconds>', 'seconds to wait for a new event, at most 25', countFromZero, 0)
    .action(async (options: ListEventsParams, command: Command) => {
      printItems(command.optsWithGlobals<Globals>().json, await listEvents(options), {
        Id: ({ id }) => id,
        At: ({ at }) => at,
        Type: ({ type }) => type,
        Person: ({ personId }) => personId,
        Process: ({ processId }) => processId,
        Job: ({ jobId }) => jobId,
      })
    })
}
