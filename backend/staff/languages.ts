/** The languages of texts that staff write for applicants. */

import { languages } from '#domain/lang.ts'
import { languageIssues } from '../content/checks.ts'
import { mistakeIn } from '../mistakes.ts'
import type { Bilingual } from '../ports/bilingual.ts'
import { ProblemError } from '../problem.ts'

const issuesOf = (texts: Bilingual<string>, field: (lang: 'ja' | 'en') => string) =>
  languages
    .flatMap((lang) => languageIssues(lang, field(lang), texts[lang]))
    .map((issue) => mistakeIn(issue.field, issue.mistake))

/** Throws 422 for a letter that is not in its language. */
export function requireLanguages(letter: Bilingual<string>): void {
  const errors = issuesOf(letter, (lang) => `letter.${lang}`)
  if (errors.length > 0) throw new ProblemError(422, { errors })
}

/** Throws 422 for texts in each other's language. A short text alone may be an address or a name in another language. */
export function requireNotSwapped(texts: Bilingual<string>): void {
  const errors = issuesOf(texts, (lang) => lang)
  if (errors.length === languages.length) throw new ProblemError(422, { errors })
}
