/** Results of a long run, one line each, so that a run that was stopped continues. */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { Score } from './score.ts'

const FOLDER = '.cache/contract-mutations'

export type Progress = {
  /** The faults that an earlier run has noticed, by their names; those that it has not noticed are tried again. */
  noticed: Map<string, Score>
  add: (score: Score) => void
}

/** Continues the results of a name. Deleting the folder begins again, for example after a check was made weaker. */
export function createProgress(name: string): Progress {
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/${name}.jsonl`
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const scores = lines.map((line): Score => JSON.parse(line))
  const noticed = new Map(scores.filter(({ rule }) => rule !== null).map((score) => [score.name, score]))
  return { noticed, add: (score) => appendFileSync(file, `${JSON.stringify(score)}\n`) }
}
