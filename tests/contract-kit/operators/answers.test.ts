/**
 * Operators break each value, header, status, problem and list of errors of the contract in many ways, and the kit must notice. `npm test` tries a
 * sample; `npm run contract:mutations` tries all and writes the score.
 */

import { expect, test } from 'vitest'
import { answerMutations } from './answers.ts'
import { createProgress } from './progress.ts'
import { recordRun } from './record.ts'
import { type Score, scoreOf } from './score.ts'
import { isFull, isInSample, reasonOf, writeScores } from './scores.ts'

/** One fault of this number is in the sample. */
const SAMPLE = 80

test('the kit notices the faults that operators make, or a reason says why not', async () => {
  const recording = await recordRun()
  const mutations = answerMutations().filter(({ name }) => isFull || isInSample(name, SAMPLE))
  const progress = isFull ? createProgress('answers') : null
  const scores: Score[] = []
  for (const mutation of mutations) {
    const known = progress?.noticed.get(mutation.name)
    // A fault with a reason needs no run of everything in the sample.
    const isWhole = reasonOf(mutation.name) === undefined
    const score = known ?? (await scoreOf(mutation, recording, { isWhole }))
    if (!known) progress?.add(score)
    scores.push(score)
  }
  if (isFull) writeScores('answers', scores)
  const left = scores.filter(({ hasEffect, rule }) => hasEffect && rule === null)
  expect(left.map(({ name }) => name).filter((name) => reasonOf(name) === undefined)).toEqual([])
  expect(scores.length).toBeGreaterThan(200)
})
