import type { Command } from 'commander'
import {
  type ListMessagesParams,
  MessageKind,
  MessageState,
  getMessage,
  listMessages,
  replyToMessage,
  settleMessage,
} from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { readText } from '../textFile.ts'
import { oneOf, wholeNumber } from '../values.ts'

const ID = 'kind and number, such as inquiry-7001'
const kinds = Object.values(MessageKind)
const states = Object.values(MessageState)

/** Adds the commands of messages to the company. */
export function addCommands(message: Command): void {
  message
    .command('list')
    .description('List messages, newest first')
    .option('--kind <kind>', `form that it was sent with: ${kinds.join(', ')}`, oneOf(kinds))
    .option('--state <state>', states.join(' or '), oneOf(states))
    .option('--page <number>', 'page number', wholeNumber, 1)
    .option('--per-page <number>', 'messages per page, at most 100', wholeNumber, 20)
    .action(async (options: ListMessagesParams, command: Command) => {
      printItems(command.optsWithGlobals<Globals>().json, await listMessages(options), {
        Id: ({ id }) => id,
        State: ({ state }) => state,
        Name: ({ name }) => name,
        Email: ({ email }) => email,
        Language: ({ language }) => language,
        Received: ({ createdAt }) => createdAt,
      })
    })

  const calls = [
    ['show', 'Show a message with its texts and the replies', getMessage],
    ['settle', 'Mark a message as settled', settleMessage],
  ] as const
  for (const [name, description, call] of calls) {
    message
      .command(name)
      .description(description)
      .argument('<id>', ID)
      .action(async (id: string, _options, command: Command) => {
        printThing(command.optsWithGlobals<Globals>().json, await call(id))
      })
  }

  message
    .command('reply')
    .description('Mail a reply to the sender, in the language of the message')
    .argument('<id>', ID)
    .argument('<file>', 'text file with the reply, or - for standard input')
    .action(async (id: string, file: string, _options, command: Command) => {
      const text = await readText(file)
      printThing(command.optsWithGlobals<Globals>().json, await replyToMessage(id, { text }))
    })
}
