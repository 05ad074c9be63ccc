/** The sample of `npm test`, and the written scores of all faults. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Score, tableOf } from './score.ts'
import { survivors } from './survivors.ts'

export const isFull = process.env['HASHI_MUTATIONS'] === 'full'

/** Whether a fault is in the sample, which has one fault of `size` and is always the same. */
export const isInSample = (name: string, size: number): boolean =>
  createHash('sha256').update(name).digest().readUInt32BE() % size === 0

export const reasonOf = (name: string): string | undefined =>
  survivors.find(({ faults }) => faults.test(name))?.reason

const FILE = 'contract-kit/MUTATIONS.md'
const titles = {
  answers: '# Faults in answers that the kit notices',
  calls: '# Faults in calls that the kit notices',
}

/** Writes the part of one kind of faults; the other part stays as it is. */
export function writeScores(kind: keyof typeof titles, scores: Score[]): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const parts = before
    .split(/(?=^# )/m)
    .filter((part) => part.trim() !== '' && !part.startsWith(titles[kind]))
  const all = [...parts, partOf(titles[kind], scores)]
  writeFileSync(
    FILE,
    all
      .toSorted()
      .map((part) => `${part.trim()}\n`)
      .join('\n'),
  )
}

function partOf(title: string, scores: Score[]): string {
  const left = scores.filter(({ hasEffect, rule }) => hasEffect && rule === null)
  const lines = left.map(({ name }) => `- ${name}: ${reasonOf(name) ?? 'no reason yet'}`)
  return [
    title,
    'Written by `npm run contract:mutations`. A fault without any effect on the answers of a run is not counted.',
    tableOf(scores),
    '## Not noticed',
    lines.join('\n') || 'None.',
  ].join('\n\n')
}
