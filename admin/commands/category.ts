import { type Command, Option } from 'commander'
import { confirm } from '../confirm.ts'
import { type CategoryBody, listCategories, putCategory, removeCategory } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { categorySlug } from '../values.ts'

/** Adds the commands of categories of the blog. */
export function addCommands(category: Command): void {
  category
    .command('list')
    .description('List the categories')
    .action(async (_options, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listCategories(), {
        Slug: ({ slug }) => slug,
        Name: ({ name }) => name,
        Language: ({ language }) => language,
      })
    })

  category
    .command('put')
    .description('Add a category, or change its name and language')
    .argument('<slug>', 'its address on the site', categorySlug)
    .requiredOption('--name <text>', 'name in its own language')
    .addOption(new Option('--language <lang>', 'its language').choices(['ja', 'en']).makeOptionMandatory())
    .action(async (slug: string, { name, language }: CategoryBody, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printThing(json, await putCategory(encodeURIComponent(slug), { name, language }))
    })

  category
    .command('remove')
    .description('Remove a category that no article has')
    .argument('<slug>', 'its address on the site', categorySlug)
    .action(async (slug: string, _options, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      await confirm(`The category ${slug} will be removed.`, { yes })
      printThing(json, await removeCategory(encodeURIComponent(slug)))
    })
}
