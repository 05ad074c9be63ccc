import { type Command, Option } from 'commander'
import { confirm } from '../confirm.ts'
import { type TagBody, listTags, putTag, removeTag } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { tagSlug } from '../values.ts'

/** Adds the commands of tags of the blog. */
export function addCommands(tag: Command): void {
  tag
    .command('list')
    .description('List the tags')
    .action(async (_options, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listTags(), {
        Slug: ({ slug }) => slug,
        Name: ({ name }) => name,
        Language: ({ language }) => language,
      })
    })

  tag
    .command('put')
    .description('Add a tag, or change its name and language')
    .argument('<slug>', 'its address on the site', tagSlug)
    .requiredOption('--name <text>', 'name in its own language')
    .addOption(new Option('--language <lang>', 'its language').choices(['ja', 'en']).makeOptionMandatory())
    .action(async (slug: string, { name, language }: TagBody, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printThing(json, await putTag(encodeURIComponent(slug), { name, language }))
    })

  tag
    .command('remove')
    .description('Remove a tag that no article has')
    .argument('<slug>', 'its address on the site', tagSlug)
    .action(async (slug: string, _options, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      await confirm(`The tag ${slug} will be removed.`, { yes })
      printThing(json, await removeTag(encodeURIComponent(slug)))
    })
}
