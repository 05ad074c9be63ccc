import type { Command } from 'commander'
import { type ListAuditParams, listAudit } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems } from '../output.ts'
import { wholeNumber } from '../values.ts'

/** Adds the commands of the audit. */
export function addCommands(audit: Command): void {
  audit
    .command('list')
    .description('List changes made by staff, newest first')
    .option('--target <thing>', 'only changes of this, such as token:3 or person:7')
    .option('--operation <id>', 'only this operation of the staff API, such as createToken')
    .option('--page <number>', 'page number', wholeNumber, 1)
    .option('--per-page <number>', 'entries per page, at most 100', wholeNumber, 20)
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
