import { skillNames } from '#domain/skills.ts'
import { foldForSearch } from '#domain/text.ts'
import { jobOptions as en } from '#i18n/en/jobOptions.ts'
import { jobOptions as ja } from '#i18n/ja/jobOptions.ts'
import type { Job, JobTexts } from '../ports/jobs.ts'

/** The folded texts that search words are compared with, by place. */
export type SearchTexts = {
  /** Adds the texts of the next place. */
  add(texts: string[]): void
  /** Returns whether the texts of the job at a place contain each word. */
  includesAll(place: number, words: string[]): boolean
}

/** Stores languages separately: a string without Japanese takes one byte a character instead of two. */
export function createSearchTexts(): SearchTexts {
  const known: string[][] = []
  return {
    add: (texts) => void known.push(texts),
    includesAll(place, words) {
      const texts = known[place] ?? []
      return words.every((word) => texts.some((text) => text.includes(word)))
    },
  }
}

/** Returns title, description, skills and places of work in each language (product-decisions §5), folded. */
export function searchTextsOf(job: Job): string[] {
  const skills = job.itSkills.map((skill) => (skill === 'none' ? '' : `${skillNames[skill]} ${skill}`))
  const japanese = [...textsOf(job.ja), ...job.location.map((place) => ja.prefecture[place])]
  const english = [...textsOf(job.en), ...job.location.map((place) => en.prefecture[place]), ...skills]
  return [japanese, english].map((parts) => foldForSearch(parts.join('\n')))
}

const textsOf = ({ title, place, description }: JobTexts) => [title, place, ...description]
