import { type Command, Option } from 'commander'
import { confirm } from './confirm.ts'
import type { CategoryBody, TagBody } from './generated/client.ts'
import type { Globals } from './globals.ts'
import { printItems, printThing } from './output.ts'

type Term = { slug: string; name: string; language: string }

/** The calls of a kind of terms, categories or tags. */
type Calls = {
  /** The kind in English, such as "category". */
  one: string
  many: string
  /** Checks a slug as it is typed. */
  slug: (text: string) => string
  list: () => Promise<{ items: Term[] }>
  put: (slug: string, body: CategoryBody & TagBody) => Promise<object>
  remove: (slug: string) => Promise<object>
}

/** Adds the commands of categories or tags of the blog. */
export function addTermCommands(
  term: Command,
  { one, many, slug: parseSlug, list, put, remove }: Calls,
): void {
  term
    .command('list')
    .description(`List the ${many}`)
    .action(async (_options, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await list(), {
        Slug: ({ slug }) => slug,
        Name: ({ name }) => name,
        Language: ({ language }) => language,
      })
    })

  term
    .command('put')
    .description(`Add a ${one}, or change its name and language`)
    .argument('<slug>', `address of the ${one} on the site`, parseSlug)
    .requiredOption('--name <text>', 'name, in its language')
    .addOption(
      new Option('--language <lang>', `language of the ${one}`).choices(['ja', 'en']).makeOptionMandatory(),
    )
    .action(async (slug: string, { name, language }: CategoryBody & TagBody, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printThing(json, await put(slug, { name, language }))
    })

  term
    .command('remove')
    .description(`Remove a ${one} that no article uses`)
    .argument('<slug>', `address of the ${one} on the site`, parseSlug)
    .action(async (slug: string, _options, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      await confirm(`The ${one} ${slug} will be removed.`, { yes })
      printThing(json, await remove(slug))
    })
}
