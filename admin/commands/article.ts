import { type Command, Option } from 'commander'
import {
  type ListArticlesParams,
  getArticle,
  listArticles,
  publishArticle,
  unpublishArticle,
} from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { wholeNumber } from '../values.ts'

/** Adds the commands of articles. */
export function addCommands(article: Command): void {
  article
    .command('list')
    .description('List the articles, newest first')
    .addOption(new Option('--state <state>', 'only those in a state').choices(['open', 'closed']))
    .option('--page <number>', 'page number', wholeNumber, 1)
    .option('--per-page <number>', 'articles per page, at most 100', wholeNumber, 20)
    .action(async (options: ListArticlesParams, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listArticles(options), {
        Id: ({ external_id }) => external_id,
        Slug: ({ slug }) => slug,
        Title: ({ title }) => title,
        Unpublished: ({ closedAt }) => closedAt,
      })
    })

  for (const { name, description, call } of [
    { name: 'show', description: 'Show an article', call: getArticle },
    { name: 'publish', description: 'Show an article on the site', call: publishArticle },
    { name: 'unpublish', description: 'Take an article off the site', call: unpublishArticle },
  ])
    article
      .command(name)
      .description(description)
      .argument('<external-id>', "id in the company's own system")
      .action(async (externalId: string, _options, command: Command) =>
        printThing(command.optsWithGlobals<Globals>().json, await call(externalId)),
      )
}
