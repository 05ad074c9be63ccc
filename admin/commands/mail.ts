import type { Command } from 'commander'
import { type ListMailsParams, MailState, getMail, listMails, retryMail } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { oneOf, wholeNumber } from '../values.ts'

const states = Object.values(MailState)

/** Adds the commands of mails. */
export function addCommands(mail: Command): void {
  mail
    .command('list')
    .description('List mails without their texts, newest first')
    .option('--state <state>', states.join(', '), oneOf(states))
    .option('--page <number>', 'page number', wholeNumber, 1)
    .option('--per-page <number>', 'mails per page, at most 100', wholeNumber, 20)
    .action(async (options: ListMailsParams, command: Command) => {
      printItems(command.optsWithGlobals<Globals>().json, await listMails(options), {
        Id: ({ id }) => id,
        Kind: ({ kind }) => kind,
        State: ({ state }) => state,
        Recipient: ({ recipient }) => recipient,
        Tries: ({ tries }) => tries,
        Created: ({ createdAt }) => createdAt,
      })
    })

  mail
    .command('show')
    .description('Show a mail without its text')
    .argument('<id>', 'id of the mail')
    .action(async (id: string, _options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await getMail(id))
    })

  mail
    .command('retry')
    .description('Send a mail that was given up once more')
    .argument('<id>', 'id of the mail')
    .action(async (id: string, _options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await retryMail(id))
    })
}
