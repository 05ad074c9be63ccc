import type { Command } from 'commander'
import { type ListAuditParams, listAudit } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems } from '../output.ts'
import { wholeNumber } from '../values.ts'

/** Adds the commands of the audit. */
export function addCommands(audit: Command): void {
  audit
    .command('list')
    .description('List the changes by staff, the newest first')
    .option('--target <thing>', 'changed thing, such as token:3')
    .option('--operation <id>', 'operation of the staff API, such as createToken')
    .option('--page <number>', 'number of the page', wholeNumber, 1)
    .option('--per-page <number>', 'entries on a page, at most 100', wholeNumber, 20)
    .action(async (options: ListAuditParams, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listAudit(options), {
        At: ({ at }) => at,
        Caller: ({ actor }) => (actor.kind === 'token' ? `token ${actor.id} (${actor.name})` : actor.name),
        Operation: ({ operation }) => operation,
        Target: ({ target }) => target,
      })
    })
}
