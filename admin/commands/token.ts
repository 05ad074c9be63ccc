import type { Command } from 'commander'
import { type Scope, scopes } from '#backend/ports/staffScopes.ts'
import { confirm } from '../confirm.ts'
import { createToken, listTokens, revokeToken } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { date, listOf, wholeNumber } from '../values.ts'

type CreateOptions = Globals & { scope: Scope[]; expires: string; name: string }

/** Adds the commands of tokens. */
export function addCommands(token: Command): void {
  token
    .command('create')
    .description('Create a token; its text is shown only once')
    .requiredOption(
      '--scope <list>',
      `permissions, separated by commas: ${scopes.join(', ')}`,
      listOf(scopes),
    )
    .requiredOption('--expires <date>', 'last day in Japan time, at most two years from now', date)
    .option('--name <text>', 'person or system that will use it', 'Command line')
    .action(async (_options, command: Command) => {
      const { json, scope, expires, name } = command.optsWithGlobals<CreateOptions>()
      printThing(json, await createToken({ name, scopes: scope, expiresOn: expires }))
    })

  token
    .command('list')
    .description('List all tokens')
    .action(async (_options, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listTokens(), {
        Id: ({ id }) => id,
        Name: ({ name }) => name,
        Scopes: (each) => each.scopes.join(','),
        Expires: ({ expiresAt }) => expiresAt,
        'Last use': ({ lastUsedAt }) => lastUsedAt,
        Revoked: ({ revokedAt }) => revokedAt,
      })
    })

  token
    .command('revoke')
    .description('Revoke a token at once')
    .argument('<id>', 'number of the token', wholeNumber)
    .action(async (id: number, _options, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      await confirm(`Token ${id} will never work again.`, { yes })
      printThing(json, await revokeToken(id))
    })
}
