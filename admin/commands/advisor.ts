import type { Command } from 'commander'
import { getAdvisor, listAdvisors } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'

/** Adds the commands of advisors. They are written by imports. */
export function addCommands(advisor: Command): void {
  advisor
    .command('list')
    .description('List the advisors')
    .action(async (_options, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listAdvisors(), {
        Id: ({ external_id }) => external_id,
        Initials: ({ initials }) => initials,
        Name: ({ en }) => en.name,
        名前: ({ ja }) => ja.name,
      })
    })

  advisor
    .command('show')
    .description('Show an advisor')
    .argument('<external-id>', "id in the company's own system")
    .action(async (externalId: string, _options, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printThing(json, await getAdvisor(externalId))
    })
}
