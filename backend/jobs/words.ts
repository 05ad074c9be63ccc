import { skillNames } from '#domain/skills.ts'
import { foldForSearch } from '#domain/text.ts'
import { jobOptions as en } from '#i18n/en/jobOptions.ts'
import { jobOptions as ja } from '#i18n/ja/jobOptions.ts'
import type { Job } from '../ports/records.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'
import { remember } from './remember.ts'

/** How many words' results are remembered. */
const REMEMBERED = 500

/** Finds the jobs in which a folded word stands, in either language. */
export type WordIndex = (word: string) => Bits

/**
 * Looks words up by the pairs of letters in them: only jobs that have the rarest pair of a word are read. Japanese is written
 * without blanks, so whole words are nothing to go by.
 */
export function createWordIndex(jobs: Job[]): WordIndex {
  const texts = jobs.map(textOf)
  const byPair = new Map<string, number[]>()
  texts.forEach((text, at) => {
    for (const pair of pairsOf(text)) {
      const list = byPair.get(pair)
      if (list) list.push(at)
      else byPair.set(pair, [at])
    }
  })
  const everywhere = jobs.map((_, at) => at)

  function find(word: string): Bits {
    const lists = [...pairsOf(word)].map((pair) => byPair.get(pair) ?? [])
    const candidates = lists.reduce(
      (rarest, list) => (list.length < rarest.length ? list : rarest),
      everywhere,
    )
    const bits = emptyBits(jobs.length)
    for (const at of candidates) if (texts[at]?.includes(word)) setBit(bits, at)
    return bits
  }

  return remember(REMEMBERED, (word) => word, find)
}

/** What a search word is compared with: title, description, skills and places of both languages (product-decisions §5). */
function textOf(job: Job): string {
  const skills = job.itSkills.map((skill) => (skill === 'none' ? '' : `${skillNames[skill]} ${skill}`))
  const places = job.location.map((place) => `${ja.prefecture[place]} ${en.prefecture[place]}`)
  const texts = [job.ja, job.en].flatMap(({ title, place, description }) => [title, place, ...description])
  return foldForSearch([...texts, ...skills, ...places].join('\n'))
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < text.length; at++) pairs.add(text.slice(at, at + 2))
  return pairs
}
