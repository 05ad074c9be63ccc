/**
 * Operators break the reading of each parameter, header, field and rule of the contract, and the kit must notice. `npm test` tries a
 * sample; `npm run contract:mutations` tries all, writes each result at once, and continues where it was stopped.
 */

import { expect, test } from 'vitest'
import { callMutations } from './calls.ts'
import { createProgress } from './progress.ts'
import { type Score, scoreOfCall } from './score.ts'
import { isFull, isInSample, reasonOf, writeScores } from './scores.ts'

/** One fault of this number is in the sample. */
const SAMPLE = 120

test('the kit notices the faults of calls that operators make, or a reason says why not', async () => {
  const mutations = callMutations().filter(({ name }) => isFull || isInSample(name, SAMPLE))
  const progress = isFull ? createProgress('calls') : null
  const scores: Score[] = []
  for (const mutation of mutations) {
    const known = progress?.noticed.get(mutation.name)
    // A fault with a reason needs no run of everything in the sample.
    const isWhole = reasonOf(mutation.name) === undefined
    const score = known ?? (await scoreOfCall(mutation, { isWhole }))
    if (!known) progress?.add(score)
    scores.push(score)
  }
  if (isFull) writeScores('calls', scores)
  const left = scores.filter(({ rule }) => rule === null).map(({ name }) => name)
  expect(left.filter((name) => reasonOf(name) === undefined)).toEqual([])
  expect(scores.length).toBeGreaterThan(10)
})
