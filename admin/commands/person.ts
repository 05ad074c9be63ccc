import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { confirm } from '../confirm.ts'
import {
  type ListPeopleParams,
  addNote,
  assignAdvisor,
  blockPerson,
  disclosePerson,
  endSessions,
  erasePerson,
  getPerson,
  listPeople,
  sendLink,
  unblockPerson,
} from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printJson, printThing } from '../output.ts'
import { requireFolderOf } from '../textFile.ts'
import { address, wholeNumber } from '../values.ts'

/** Adds the commands of people. */
export function addCommands(person: Command): void {
  person
    .command('list')
    .description('List the people with an account, the newest first')
    .option('--query <text>', 'part of a name or an address')
    .option('--page <number>', 'number of the page', wholeNumber, 1)
    .option('--per-page <number>', 'people on a page, at most 100', wholeNumber, 20)
    .action((options: ListPeopleParams, command: Command) => printPeople(options, command))

  person
    .command('find')
    .description('Find the person with an address')
    .argument('<email>', 'whole address, in any spelling', address)
    .action((email: string, _options, command: Command) => printPeople({ email }, command))

  addCall(person, 'show', 'Show profile, documents, processes, notes and queued mails', getPerson)
  addCall(person, 'unblock', 'Allow logins and mails again', unblockPerson)
  addCall(person, 'end-sessions', 'Log a person out of every browser', endSessions)
  addCall(person, 'send-link', 'Send the link of the entry again, or one for a new password', sendLink)

  person
    .command('block')
    .description('End all sessions of a person, and refuse logins and mails')
    .argument('<id>', 'number of the person', wholeNumber)
    .action(async (id: number, _options, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      await confirm(`Person ${id} will be logged out, and links of earlier mails will never work again.`, {
        yes,
      })
      printThing(json, await blockPerson(id))
    })

  person
    .command('note')
    .description('Add a note, which a disclosure shows to the person')
    .argument('<id>', 'number of the person', wholeNumber)
    .argument('<text>', 'text of the note')
    .action(async (id: number, text: string, _options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await addNote(id, { text }))
    })

  addAdvisor(person)
  addDisclose(person)
  addErase(person)
}

type AdvisorOptions = Globals & Record<'initials' | 'ja' | 'en' | 'languagesJa' | 'languagesEn', string>

function addAdvisor(person: Command): void {
  person
    .command('advisor')
    .description('Assign the advisor whom a person sees')
    .argument('<id>', 'number of the person', wholeNumber)
    .requiredOption('--initials <text>', 'initials for the crest')
    .requiredOption('--ja <name>', 'name in Japanese')
    .requiredOption('--en <name>', 'name in English')
    .requiredOption('--languages-ja <text>', 'languages of the advisor, in Japanese')
    .requiredOption('--languages-en <text>', 'languages of the advisor, in English')
    .action(async (id: number, _options, command: Command) => {
      const { json, initials, ...texts } = command.optsWithGlobals<AdvisorOptions>()
      const ja = { name: texts.ja, languages: texts.languagesJa }
      const en = { name: texts.en, languages: texts.languagesEn }
      printThing(json, await assignAdvisor(id, { advisor: { initials, ja, en } }))
    })
}

function addDisclose(person: Command): void {
  person
    .command('disclose')
    .description('Write everything of a person into a zip, for the person')
    .argument('<id>', 'number of the person', wholeNumber)
    .requiredOption('--out <file>', 'path of the zip')
    .action(async (id: number, { out }: { out: string }, command: Command) => {
      await requireFolderOf(out)
      const bytes = Buffer.from((await disclosePerson(id)).content, 'base64')
      // It is personal: nobody else of this computer may read it.
      await writeFile(out, bytes, { mode: 0o600 })
      printThing(command.optsWithGlobals<Globals>().json, { file: out, bytes: bytes.length })
    })
}

function addErase(person: Command): void {
  person
    .command('erase')
    .description('Erase everything of a person but what the law requires')
    .argument('<id>', 'number of the person', wholeNumber)
    .option('--dry-run', 'count what would be removed, and remove nothing')
    .action(async (id: number, { dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      if (!dryRun) await confirm(`Everything of person ${id} will be removed for good.`, { yes })
      const answer = await erasePerson(id, { dryRun })
      if (json) return printJson(answer)
      const counted = { ...answer.rows, 'mails as files': answer.mailFiles }
      const items = Object.entries(counted).map(([table, rows]) => ({ table, rows }))
      printItems(false, { items }, { Table: ({ table }) => table, Rows: ({ rows }) => rows })
    })
}

/** Adds a command for a call with the number of a person. */
function addCall(
  person: Command,
  name: string,
  summary: string,
  call: (id: number) => Promise<object>,
): void {
  person
    .command(name)
    .description(summary)
    .argument('<id>', 'number of the person', wholeNumber)
    .action(async (id: number, _options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await call(id))
    })
}

async function printPeople(options: ListPeopleParams, command: Command): Promise<void> {
  printItems(command.optsWithGlobals<Globals>().json, await listPeople(options), {
    Id: ({ id }) => id,
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    Since: ({ createdAt }) => createdAt,
    State: ({ blockedAt, activatedAt }) => (blockedAt ? 'blocked' : activatedAt ? 'active' : 'unconfirmed'),
  })
}
