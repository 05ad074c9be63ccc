import { skillNames } from '#domain/skills.ts'
import { foldForSearch } from '#domain/text.ts'
import { jobOptions as en } from '#i18n/en/jobOptions.ts'
import { jobOptions as ja } from '#i18n/ja/jobOptions.ts'
import type { Job, JobTexts } from '../ports/jobs.ts'

/** Returns title, description, skills and places of work in each language (product-decisions §5), folded. */
export function searchTextsOf(job: Job): string[] {
  const skills = job.itSkills.map((skill) => (skill === 'none' ? '' : `${skillNames[skill]} ${skill}`))
  const japanese = [...textsOf(job.ja), ...job.location.map((place) => ja.prefecture[place])]
  const english = [...textsOf(job.en), ...job.location.map((place) => en.prefecture[place]), ...skills]
  return [japanese, english].map((parts) => foldForSearch(parts.join('\n')))
}

const textsOf = ({ title, place, description }: JobTexts) => [title, place, ...description]
