import { type Command, Option } from 'commander'
import {
  type ListStoriesParams,
  getStory,
  listStories,
  publishStory,
  unpublishStory,
} from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { wholeNumber } from '../values.ts'

/** Adds the commands of stories. */
export function addCommands(story: Command): void {
  story
    .command('list')
    .description('List the stories, newest first')
    .addOption(new Option('--state <state>', 'only those in a state').choices(['open', 'closed']))
    .option('--page <number>', 'page number', wholeNumber, 1)
    .option('--per-page <number>', 'stories per page, at most 100', wholeNumber, 20)
    .action(async (options: ListStoriesParams, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listStories(options), {
        Id: ({ external_id }) => external_id,
        Number: ({ id }) => id,
        Title: ({ en }) => en.catchTitle,
        Unpublished: ({ closedAt }) => closedAt,
      })
    })

  for (const { name, description, call } of [
    { name: 'show', description: 'Show a story', call: getStory },
    { name: 'publish', description: 'Show a story on the site', call: publishStory },
    { name: 'unpublish', description: 'Take a story off the site', call: unpublishStory },
  ])
    story
      .command(name)
      .description(description)
      .argument('<external-id>', "id in the company's own system")
      .action(async (externalId: string, _options, command: Command) =>
        printThing(command.optsWithGlobals<Globals>().json, await call(externalId)),
      )
}
