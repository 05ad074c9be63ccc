import type { Command } from 'commander'
import { WrongUsage } from '../failures.ts'
import {
  CloseRequestReason,
  DocumentKind,
  type Employer,
  type ListProcessesParams,
  Party,
  SettleRequestDecision,
  StatusAlias,
  askConsent,
  closeProcess,
  getStaffProcess,
  listProcesses,
  moveProcess,
  nameEmployer,
  noteSeen,
  noteSent,
  replyToQuestion,
  requestDocuments,
  setAppointment,
  settlePending,
  undoStep,
} from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { readJson, readText } from '../textFile.ts'
import { date, listOf, oneOf, timeInJapan, wholeNumber } from '../values.ts'

const documents = Object.values(DocumentKind)
const decisions = Object.values(SettleRequestDecision)
const reasons = Object.values(CloseRequestReason)
const parties = Object.values(Party)
const statuses = Object.values(StatusAlias)

/** Adds the commands of applications and recommendations. */
export function addCommands(process: Command): void {
  addReading(process)
  addStages(process)
  addTexts(process)
  addLedger(process)
}

function addReading(process: Command): void {
  process
    .command('list')
    .description('List applications and recommendations, last changed first')
    .option('--stage <alias>', 'status, such as MyPageAppScreening', oneOf(statuses))
    .option('--advisor <initials>', 'initials of the advisor')
    .option('--waiting-for <party>', `party that acts next: ${parties.join(', ')}`, oneOf(parties))
    .option('--person <id>', 'number of the person', wholeNumber)
    .option('--job <external id>', 'id of the job')
    .option('--page <number>', 'page number', wholeNumber, 1)
    .option('--per-page <number>', 'processes per page, at most 100', wholeNumber, 20)
    .action(async (options: ListProcessesParams, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listProcesses(options), {
        Id: ({ id }) => id,
        Person: ({ person }) => `${person.name} (${person.id})`,
        Job: ({ job }) => `${job.title.en} (${job.externalId})`,
        Status: ({ status }) => status,
        State: ({ state }) => state,
        'Waiting for': ({ waitingFor }) => waitingFor,
        Advisor: ({ advisor }) => advisor,
        Changed: ({ updatedAt }) => updatedAt,
      })
    })

  onProcess(process, 'show', 'Show a process and the actions that are possible now').action(
    async (id: number, _options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await getStaffProcess(id))
    },
  )
}

type MoveOptions = Globals & { answerBy?: string; ja?: string; en?: string }
type AppointOptions = Globals & {
  at: string
  until?: string
  placeJa: string
  placeEn: string
  peopleJa?: string
  peopleEn?: string
}

function addStages(process: Command): void {
  onProcess(process, 'move', 'Move an application to another status')
    .argument('<alias>', 'status, such as MyPageAppInterview1', oneOf(statuses))
    .option('--answer-by <date>', 'last day for the answer to an offer', date)
    .option('--ja <file>', 'text for the applicant in Japanese')
    .option('--en <file>', 'text for the applicant in English')
    .action(async (id: number, status: StatusAlias, _options, command: Command) => {
      const { json, answerBy, ja, en } = command.optsWithGlobals<MoveOptions>()
      printThing(json, await moveProcess(id, { status, answerBy, ...(await noteOf({ ja, en })) }))
    })

  onProcess(process, 'appoint', 'Set the next appointment')
    .requiredOption('--at <time>', 'start in Japan time, such as 2027-01-31T10:00', timeInJapan)
    .option('--until <time>', 'end, by default an hour after the start', timeInJapan)
    .requiredOption('--place-ja <text>', 'place in Japanese')
    .requiredOption('--place-en <text>', 'place in English')
    .option('--people-ja <text>', 'people who take part, in Japanese')
    .option('--people-en <text>', 'people who take part, in English')
    .action(async (id: number, _options, command: Command) => {
      const { json, at, until, placeJa, placeEn, peopleJa, peopleEn } =
        command.optsWithGlobals<AppointOptions>()
      requireBoth({ '--people-ja': peopleJa, '--people-en': peopleEn })
      const ja = { place: placeJa, people: peopleJa }
      const en = { place: placeEn, people: peopleEn }
      printThing(json, await setAppointment(id, { startsAt: at, endsAt: until, ja, en }))
    })

  onProcess(process, 'settle', 'Decide on a pending application')
    .argument('<decision>', decisions.join(' or '), oneOf(decisions))
    .action(async (id: number, decision: SettleRequestDecision, _options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await settlePending(id, { decision }))
    })

  onProcess(process, 'close', 'Close an application without a hire')
    .argument('<reason>', reasons.join(' or '), oneOf(reasons))
    .option('--ja <file>', 'text for the applicant in Japanese')
    .option('--en <file>', 'text for the applicant in English')
    .action(async (id: number, reason: CloseRequestReason, _options, command: Command) => {
      const { json, ja, en } = command.optsWithGlobals<MoveOptions>()
      printThing(json, await closeProcess(id, { reason, ...(await noteOf({ ja, en })) }))
    })

  onProcess(process, 'undo', 'Undo the last step, and send the applicant a correction').action(
    async (id: number, _options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await undoStep(id))
    },
  )
}

type TextOptions = Globals & { ja: string; en: string }

function addTexts(process: Command): void {
  const texts = [
    ['reply', "Reply to the applicant's last question", replyToQuestion],
    ['request-documents', 'Ask the applicant for documents', requestDocuments],
  ] as const
  for (const [name, description, call] of texts) {
    onProcess(process, name, description)
      .requiredOption('--ja <file>', 'text in Japanese')
      .requiredOption('--en <file>', 'text in English')
      .action(async (id: number, _options, command: Command) => {
        const { json, ja, en } = command.optsWithGlobals<TextOptions>()
        printThing(json, await call(id, { ja: await readText(ja), en: await readText(en) }))
      })
  }
}

function addLedger(process: Command): void {
  onProcess(process, 'name-employer', 'Name the employer to the applicant')
    .requiredOption(
      '--employer <file>',
      'JSON file with ja and en, each with name and address, and beside them optionally website',
    )
    .action(async (id: number, _options, command: Command) => {
      const { json, employer } = command.optsWithGlobals<Globals & { employer: string }>()
      printThing(json, await nameEmployer(id, await readJson<Employer>(employer)))
    })

  onProcess(process, 'ask-consent', "Ask for the applicant's consent to send documents to the employer")
    .requiredOption('--documents <list>', `documents: ${documents.join(', ')}`, listOf(documents))
    .action(async (id: number, _options, command: Command) => {
      const { json, documents: kinds } = command.optsWithGlobals<Globals & { documents: DocumentKind[] }>()
      printThing(json, await askConsent(id, { documents: kinds }))
    })

  const notes = [
    ['sent', 'Record that the documents were sent to the employer', noteSent],
    ['seen', 'Record that the employer has seen the documents', noteSeen],
  ] as const
  for (const [name, description, call] of notes) {
    onProcess(process, name, description).action(async (id: number, _options, command: Command) => {
      printThing(command.optsWithGlobals<Globals>().json, await call(id))
    })
  }
}

const onProcess = (process: Command, name: string, description: string): Command =>
  process.command(name).description(description).argument('<id>', 'number of the process', wholeNumber)

/** Reads the note of a step, which has both languages or is missing. */
async function noteOf({ ja, en }: { ja?: string; en?: string }) {
  requireBoth({ '--ja': ja, '--en': en })
  if (ja === undefined || en === undefined) return {}
  return { note: { ja: await readText(ja), en: await readText(en) } }
}

/** Throws if one option of a pair is given without the other. */
function requireBoth(pair: Record<string, string | undefined>): void {
  const missing = Object.keys(pair).filter((option) => pair[option] === undefined)
  if (missing.length === 1)
    throw new WrongUsage(
      `The option ${missing.join()} is missing. A text for the applicant has both languages.`,
    )
}
