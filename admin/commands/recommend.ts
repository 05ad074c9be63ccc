import type { Command } from 'commander'
import { type Fit, recommendJob } from '../generated/client.ts'
import type { Globals } from '../globals.ts'
import { printThing } from '../output.ts'
import { readJson, readText } from '../textFile.ts'
import { date, wholeNumber } from '../values.ts'

type Options = Globals & {
  person: number
  job: string
  letterJa: string
  letterEn: string
  answerBy: string
  fits?: string
}

/** Adds the recommendation of a job. */
export function addCommands(recommend: Command): void {
  recommend
    .requiredOption('--person <id>', 'number of the person', wholeNumber)
    .requiredOption('--job <external id>', 'id of the job')
    .requiredOption('--letter-ja <file>', 'letter in Japanese')
    .requiredOption('--letter-en <file>', 'letter in English')
    .requiredOption('--answer-by <date>', 'last day for an answer, in Japan time', date)
    .option('--fits <file>', 'JSON file with the list of points that fit or do not fit')
    .action(async (_options, command: Command) => {
      const { json, person, job, letterJa, letterEn, answerBy, fits } = command.optsWithGlobals<Options>()
      const letter = { ja: await readText(letterJa), en: await readText(letterEn) }
      const points = fits === undefined ? {} : { fits: await readJson<Fit[]>(fits) }
      printThing(json, await recommendJob({ personId: person, job, letter, answerBy, ...points }))
    })
}
