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
import { ownLanguage } from '../send.ts'
import { requireFolderOf } from '../textFile.ts'
import { address, wholeNumber } from '../values.ts'

/** Adds the commands of people. */
export function addCommands(person: Command): void {
  person
    .command('list')
    .description('List people with an account, newest first')
    .option('--query <text>', 'part of a name or an address')
    .option('--page <number>', 'page number', wholeNumber, 1)
    .option('--per-page <number>', 'people per page, at most 100', wholeNumber, 20)
    .action((options: ListPeopleParams, command: Command) => printPeople(options, command))

  person
    .command('find')
    .description('Find a person by email address')
    .argument('<email>', 'full email address, in upper or lower case', address)
    .action((email: string, _options, command: Command) => printPeople({ email }, command))

  person
    .command('show')
    .description('Show profile, documents, processes, notes and queued mails')
    .argument('<id>', 'number of the person', wholeNumber)
    .action(async (id: number, _options, command: Command) => {
      const found = await getPerson(id)
      if (command.optsWithGlobals<Globals>().json) return printJson(found)
      const { labelled } = await import('#backend/staff/disclosure/labelled.ts')
      printThing(false, labelled(ownLanguage(), found))
    })

  addCall(person, 'unblock', 'Allow logins and mails again', unblockPerson)
  addCall(person, 'send-link', 'Send the confirmation link again, or a link for a new password', sendLink)

  addCall(person, 'end-sessions', 'Log a person out of every browser', endSessions)
  addCall(
    person,
    'block',
    'Log a person out, and stop logins and mails',
    blockPerson,
    (id) => `Person ${id} will be logged out, and links of earlier mails will never work again.`,
  )

  person
    .command('note')
    .description('Add a note; the person gets to read it in a disclosure')
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
    .description('Assign an advisor to a person')
    .argument('<id>', 'number of the person', wholeNumber)
    .requiredOption('--initials <text>', 'initials for the crest')
    .requiredOption('--ja <name>', 'name in Japanese')
    .requiredOption('--en <name>', 'name in English')
    .requiredOption('--languages-ja <text>', 'languages that the advisor speaks, in Japanese')
    .requiredOption('--languages-en <text>', 'languages that the advisor speaks, in English')
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
    .description('Write all data about a person to a zip file, to hand it to them')
    .argument('<id>', 'number of the person', wholeNumber)
    .requiredOption('--out <file>', 'path of the zip file')
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
    .description('Erase all data about a person, except what the law requires to be stored')
    .argument('<id>', 'number of the person', wholeNumber)
    .option('--dry-run', 'only count, and erase nothing')
    .action(async (id: number, { dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      if (!dryRun) await confirm(`All data about person ${id} will be erased for good.`, { yes })
      const answer = await erasePerson(id, { dryRun })
      if (json) return printJson(answer)
      const counted = { ...answer.rows, 'mails as files': answer.mailFiles }
      const items = Object.entries(counted).map(([table, rows]) => ({ table, rows }))
      printItems(false, { items }, { Table: ({ table }) => table, Rows: ({ rows }) => rows })
    })
}

/** Adds a command for a call with the number of a person. `warning` is that of a call that cannot be undone. */
function addCall(
  person: Command,
  name: string,
  summary: string,
  call: (id: number) => Promise<object>,
  warning?: (id: number) => string,
): void {
  person
    .command(name)
    .description(summary)
    .argument('<id>', 'number of the person', wholeNumber)
    .action(async (id: number, _options, command: Command) => {
      const { json, yes } = command.optsWithGlobals<Globals>()
      if (warning) await confirm(warning(id), { yes })
      printThing(json, await call(id))
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
