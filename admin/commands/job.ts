import { type Command, Option } from 'commander'
import { isExpired } from '#domain/dates.ts'
import { type Job, type ListJobsParams, closeJob, getJob, listJobs, reopenJob } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printItems, printThing } from '../output.ts'
import { wholeNumber } from '../values.ts'

/** Adds the commands of jobs. */
export function addCommands(job: Command): void {
  job
    .command('list')
    .description('List the jobs, newest first')
    .addOption(
      new Option('--state <state>', 'only those in a state; a job past its closing date is closed').choices([
        'open',
        'closed',
      ]),
    )
    .option('--page <number>', 'page number', wholeNumber, 1)
    .option('--per-page <number>', 'jobs per page, at most 100', wholeNumber, 20)
    .action(async (options: ListJobsParams, command: Command) => {
      const { json } = command.optsWithGlobals<Globals>()
      printItems(json, await listJobs(options), {
        Id: ({ external_id }) => external_id,
        Number: ({ job_id }) => job_id,
        Title: ({ en }) => en.title,
        'Closing date': ({ closing_date: last }) => last,
        Closed: ({ closedAt }) => closedAt,
      })
    })

  for (const { name, description, call } of [
    { name: 'show', description: 'Show a job', call: getJob },
    { name: 'close', description: 'Close a job, so that nobody can apply any more', call: closeJob },
    { name: 'reopen', description: 'Reopen a closed job', call: reopenJob },
  ])
    job
      .command(name)
      .description(description)
      .argument('<external-id>', "id in the company's own system")
      .action(async (externalId: string, _options, command: Command) => {
        const { json } = command.optsWithGlobals<Globals>()
        const found = await call(externalId)
        printThing(json, found)
        if (!json && isExpired(found.closing_date, new Date())) console.log(hintOf(found))
      })
}

/** Returns the hint that a job past its closing date is not shown, and the remedy if nothing else ends it. */
const hintOf = ({ closing_date: last, closedAt }: Job) =>
  `The closing date ${last} is over, so the site does not show this job.${
    closedAt === null ? ' Import it with a later date to show it.' : ''
  }`
