import { Fragment } from 'react'
import { type LanguageRun, languageRuns } from '../lib/languageRuns.ts'

/** A text in `lang`, with the Japanese terms of an English text marked up. The parent element must be in `lang`. */
export function MixedText({ text, lang }: { text: string; lang: LanguageRun['lang'] }) {
  return languageRuns(text, lang).map((run, place) =>
    run.lang === lang ? (
      <Fragment key={place}>{run.text}</Fragment>
    ) : (
      <span key={place} lang={run.lang}>
        {run.text}
      </span>
    ),
  )
}
