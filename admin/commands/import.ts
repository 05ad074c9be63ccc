import type { Command } from 'commander'
import * as z from 'zod/mini'
import { isRecord } from '#domain/record.ts'
import { confirm } from '../confirm.ts'
import { Refused, exitCodes } from '../failures.ts'
import type { Globals } from '../globals.ts'
import { printItems, printJson, printThing } from '../output.ts'
import { problemOf } from '../problems.ts'
import { stream } from '../stream.ts'
import { openBytes } from '../textFile.ts'

/** The kinds of content that are imported and exported. */
export const contentKinds = ['jobs', 'stories', 'articles', 'advisors'] as const

type Options = Globals & { dryRun?: boolean; complete?: boolean }

const counts = {
  lines: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  closed: z.number(),
  failed: z.number(),
}

const reportSchema = z.object({
  ...counts,
  dryRun: z.boolean(),
  missing: z.number(),
  notClosed: z.nullable(z.enum(['failed-lines', 'most-missing'])),
  errors: z.array(z.object({ line: z.number(), field: z.string(), message: z.string() })),
  notes: z.array(z.object({ line: z.number(), message: z.string() })),
})
type Report = z.infer<typeof reportSchema>

/** A line of the answer: how far the import is, its end, or a failure of the server. */
const stepSchema = z.object({
  progress: z.optional(z.object(counts)),
  report: z.optional(reportSchema),
  problem: z.optional(z.unknown()),
})

/** Adds the imports of all kinds. */
export function addCommands(importing: Command): void {
  for (const kind of contentKinds) {
    importing
      .command(kind)
      .description(`Import ${kind} from a JSON Lines file; importing it again changes nothing`)
      .argument('<file>', 'JSON Lines file, or - for standard input')
      .option('--dry-run', 'only report, and change nothing')
      .option(
        '--complete',
        kind === 'advisors' ? 'not possible for advisors' : 'also close everything that is not in the file',
      )
      .action(async (file: string, _options, command: Command) => {
        const options = command.optsWithGlobals<Options>()
        const report = await run(kind, file, options, options.yes ?? false)
        const last = await closeMost(kind, file, report, options)
        print(file, last, options)
        if (last.failed > 0)
          throw refusal(`${last.failed} of ${last.lines} lines have mistakes.`, last, options)
        if (last.notClosed) throw refusal(reasons[last.notClosed](last), last, options)
      })
  }
}

const reasons = {
  'failed-lines': () => 'Nothing was closed, because lines have mistakes.',
  'most-missing': ({ missing }: Report) =>
    `Nothing was closed: ${missing} are not in the file, more than half of those that are open. Add --yes to close them.`,
}

/** Asks at a terminal whether to close more than half, and reads the file again for it. */
async function closeMost(kind: string, file: string, report: Report, options: Options): Promise<Report> {
  const canAsk = file !== '-' && process.stdin.isTTY && process.stderr.isTTY
  if (report.notClosed !== 'most-missing' || !canAsk) return report
  await confirm(
    `${report.missing} are not in the file, more than half of those that are open. They will be closed.`,
    {},
  )
  const { closed } = await run(kind, file, options, true)
  return { ...report, closed, notClosed: null }
}

/** Returns the failure of an import that was not done as a whole. People have read the mistakes in the report. */
function refusal(detail: string, { errors }: Report, { json }: Options): Refused {
  const title = 'The import was not done as a whole'
  const problem = { type: '/problems/validation', title, status: 422, detail, ...(json && { errors }) }
  return new Refused(problem, exitCodes.failed)
}

async function run(kind: string, file: string, options: Options, all: boolean): Promise<Report> {
  const query = new URLSearchParams({
    dryRun: String(options.dryRun ?? false),
    complete: String(options.complete ?? false),
    closeMost: String(all),
  })
  const showsProgress = process.stderr.isTTY
  const answer = stream(`/imports/${kind}?${query}`, await openBytes(file))
  for await (const line of untilInterrupted(answer)) {
    const { progress, report, problem } = stepSchema.parse(JSON.parse(line))
    if (problem !== undefined) throw new Refused(problemOf(500, problem))
    if (showsProgress && progress)
      process.stderr.write(`\r${progress.lines} lines, ${progress.failed} with mistakes`)
    if (!report) continue
    if (showsProgress) process.stderr.write('\r\u001b[K')
    return report
  }
  throw interrupted()
}

const interrupted = () =>
  new Error('The import was interrupted. Run it again: what was imported stays, and is not changed.')

/** Yields the lines of an answer. Throws the text about an interruption if the server ends before it. */
async function* untilInterrupted(lines: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* lines
  } catch (error) {
    const isLost = isRecord(error) && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
    throw isLost ? interrupted() : error
  }
}

function print(file: string, { errors, notes, ...report }: Report, { json }: Options): void {
  const named = notes.map((note) => ({ file, ...note }))
  if (json) return printJson({ ...report, errors, notes: named })
  printThing(false, report)
  for (const { line, message } of notes) console.log(`${file}, line ${line}: ${message}`)
  if (errors.length === 0) return
  printItems(
    false,
    { items: errors },
    {
      Line: ({ line }) => line,
      Field: ({ field }) => field,
      Mistake: ({ message }) => message,
    },
  )
}
