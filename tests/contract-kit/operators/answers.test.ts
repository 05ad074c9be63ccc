/**
 * Operators break each value, header, status, problem and list of errors of the contract in many ways, and the kit must notice. `npm test` tries a
 * sample; `npm run contract:mutations` tries all and writes the score.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answerMutations } from './answers.ts'
import { recordRun } from './record.ts'
import { type Score, scoreOf, tableOf } from './score.ts'
import { survivors } from './survivors.ts'

const isFull = process.env['HASHI_MUTATIONS'] === 'full'
/** One fault of this number is in the sample. */
const SAMPLE = 80

const isInSample = ({ name }: { name: string }) =>
  createHash('sha256').update(name).digest().readUInt32BE() % SAMPLE === 0

const reasonOf = (name: string) => survivors.find(({ faults }) => faults.test(name))?.reason

test('the kit notices the faults that operators make, or a reason says why not', async () => {
  const recording = await recordRun()
  const mutations = answerMutations().filter((each) => isFull || isInSample(each))
  const scores: Score[] = []
  for (const mutation of mutations) scores.push(await scoreOf(mutation, recording))
  const left = scores.filter(({ hasEffect, rule }) => hasEffect && rule === null)
  if (isFull) writeFileSync('contract-kit/MUTATIONS.md', report(scores, left))
  expect(left.map(({ name }) => name).filter((name) => reasonOf(name) === undefined)).toEqual([])
  expect(scores.length).toBeGreaterThan(200)
})

function report(scores: Score[], left: Score[]): string {
  const lines = left.map(({ name }) => `- ${name}: ${reasonOf(name) ?? 'no reason yet'}`)
  return [
    '# Faults in answers that the kit notices',
    'Written by `npm run contract:mutations`. A fault without any effect on the answers of a run is not counted.',
    tableOf(scores),
    '## Not noticed',
    lines.join('\n') || 'None.',
    '',
  ].join('\n\n')
}
